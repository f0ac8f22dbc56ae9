/** In pixels, from the upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A label by its middle. */
export interface Label {
  readonly at: Point;
  readonly size: Size;
}

interface Wanted {
  /** The edge that it is about. */
  readonly from: Point;
  readonly to: Point;
  /** On which side of the edge the thing itself lies. */
  readonly middle: Point;
  readonly size: Size;
}

/** Pixels between a label and its edge, and between two labels. */
const GAP = 4;
/** So many steps away from its edge a label gives way at most. */
const STEPS = 12;

/**
 * Where a label stands beside the middle of an edge: wholly on the outer side, so that it covers nothing of what the
 * edge belongs to, and farther out where other labels stand already.
 */
export const placeLabel = ({ from, to, middle, size }: Wanted, placed: readonly Label[]): Point => {
  const foot = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const out = outwards(from, to, { x: foot.x - middle.x, y: foot.y - middle.y });
  const reach = (Math.abs(out.x) * size.width + Math.abs(out.y) * size.height) / 2 + GAP;
  const at = (distance: number): Point => ({ x: foot.x + out.x * distance, y: foot.y + out.y * distance });
  const tries = Array.from({ length: STEPS }, (_, step) => at(reach + step * GAP));
  return tries.find((try_) => !placed.some((other) => overlaps({ at: try_, size }, other))) ?? at(reach);
};

/** The direction across an edge that leads away from what lies behind it. */
const outwards = (from: Point, to: Point, away: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  return across.x * away.x + across.y * away.y < 0 ? { x: -across.x, y: -across.y } : across;
};

const overlaps = (one: Label, other: Label): boolean =>
  Math.abs(one.at.x - other.at.x) < (one.size.width + other.size.width) / 2 + GAP &&
  Math.abs(one.at.y - other.at.y) < (one.size.height + other.size.height) / 2 + GAP;
