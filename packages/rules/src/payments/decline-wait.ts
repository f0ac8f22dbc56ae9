/** From how many declines on a next payment waits, and from how many on it waits longest. */
interface DeclineLimit {
  readonly from: number;
  readonly most: number;
}

/** Limits by address are higher than by order or visitor, because many people may share one. */
export const DECLINE_LIMITS = {
  order: { from: 3, most: 5 },
  visitor: { from: 3, most: 10 },
  address: { from: 15, most: 30 },
  /** An IPv6 /48, the most that a provider gives one customer. */
  network: { from: 150, most: 300 },
} as const satisfies Readonly<Record<string, DeclineLimit>>;

const FIRST_S = 30;
const LONGEST_S = 3_600;

/**
 * How long after a decline the next payment may begin, in seconds: each decline doubles the wait. It makes trying out
 * stolen cards slow, and lets a person who has mistyped try again at once [R023].
 * @example waitAfterDeclines(5, { from: 3, most: 10 }) // 120
 */
export const waitAfterDeclines = (declines: number, { from, most }: DeclineLimit): number => {
  if (declines < from) return 0;
  if (declines >= most) return LONGEST_S;
  return Math.min(LONGEST_S, FIRST_S * 2 ** (declines - from));
};

/**
 * Whether a payment may begin while others are under way: not where it would have to wait if all of them were declined.
 * @example mayJoin(2, 1, { from: 3, most: 10 }) // false
 */
export const mayJoin = (underWay: number, declines: number, { from }: DeclineLimit): boolean =>
  underWay === 0 || underWay + declines < from;
