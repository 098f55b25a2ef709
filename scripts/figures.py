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


def heading(figure: Figure, title: str, note: str) -> None:
    """Lays the figure out below a title and a note of one or two lines."""
    inch = 1 / figure.get_figheight()
    lines = note.count("\n") + 1
    figure.tight_layout(w_pad=2, rect=(0, 0, 1, 1 - (0.42 + 0.17 * lines) * inch))
    figure.text(0.01, 1 - 0.1 * inch, title, ha="left", va="top", fontsize=12, fontweight="bold")
    figure.text(0.01, 1 - 0.38 * inch, note, ha="left", va="top", fontsize=8.5, color="#444444", linespacing=1.4)


def save(figure: Figure, folder: Path, name: str) -> None:
    figure.savefig(folder / f"{name}.svg", metadata={"Date": None, "Creator": None})
    figure.savefig(folder / f"{name}.png", dpi=160, metadata={"Software": None})
    plt.close(figure)
