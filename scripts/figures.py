"""The style of all figures, for the scripts beside this file that draw. The same input gives the same bytes."""

from pathlib import Path

import matplotlib

matplotlib.use("Agg")

from matplotlib import pyplot as plt
from matplotlib.figure import Figure

STYLE = {
    "svg.hashsalt": "nap",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.grid": True,
    "grid.color": "#dddddd",
    "grid.linewidth": 0.6,
    "axes.axisbelow": True,
    "axes.edgecolor": "#666666",
    "lines.linewidth": 1.4,
    "lines.markersize": 5,
}


def save(figure: Figure, folder: Path, name: str) -> None:
    figure.savefig(folder / f"{name}.svg", metadata={"Date": None, "Creator": None})
    figure.savefig(folder / f"{name}.png", dpi=160, metadata={"Software": None})
    plt.close(figure)
