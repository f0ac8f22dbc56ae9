/** From where a model is looked at. */
export interface Orbit {
  /** Degrees around it, from its front to the right. */
  readonly turn: number;
  /** Degrees above the floor. */
  readonly lift: number;
  /** How far away, 1 being where everything is seen. */
  readonly reach: number;
}

export const START: Orbit = { turn: 28, lift: 38, reach: 1 };

interface Move {
  readonly turn?: number;
  readonly lift?: number;
  /** A factor. */
  readonly reach?: number;
}

/** One press of a key or a button. */
const STEPS: Readonly<Record<string, Move>> = {
  ArrowLeft: { turn: -12 },
  ArrowRight: { turn: 12 },
  ArrowUp: { lift: 8 },
  ArrowDown: { lift: -8 },
  '+': { reach: 0.85 },
  '=': { reach: 0.85 },
  '-': { reach: 1 / 0.85 },
  left: { turn: -30 },
  right: { turn: 30 },
  higher: { lift: 16 },
  lower: { lift: -16 },
  closer: { reach: 0.8 },
  farther: { reach: 1.25 },
};

/** Never below the floor, never through the piece, never so far that it is lost. */
export const moved = (orbit: Orbit, { turn = 0, lift = 0, reach = 1 }: Move): Orbit => ({
  turn: (((orbit.turn + turn) % 360) + 360) % 360,
  lift: clamp(orbit.lift + lift, 6, 86),
  reach: clamp(orbit.reach * reach, 0.35, 1.6),
});

/** What a key or a button makes of it; null for one that is not for us. */
export const stepped = (orbit: Orbit, key: string): Orbit | null => {
  if (key === 'Home') return START;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step ? moved(orbit, step) : null;
};

/** Half a turn for the width of the picture. */
export const dragged = (orbit: Orbit, across: number, down: number, width: number): Orbit =>
  moved(orbit, { turn: (-across / width) * 180, lift: (down / width) * 120 });

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
