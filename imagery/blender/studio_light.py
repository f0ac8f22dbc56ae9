"""The light of a studio: three soft boxes."""

import lamps


def set_up(_sun):
    lamps.world((1.0, 0.99, 0.97), 0.34)
    lamps.area((-3.2, -3.0, 3.6), (0, 0, 0.4), 2.6, 170, (1.0, 0.97, 0.93))
    lamps.area((3.4, -1.6, 2.2), (0, 0, 0.5), 2.2, 30, (0.94, 0.97, 1.0))
    lamps.area((0.6, 2.6, 3.2), (0, 0, 0.6), 1.6, 70, (1.0, 1.0, 1.0))
