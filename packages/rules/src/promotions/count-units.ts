import type { InReach, PromotedLine } from './condition-type.ts';

/** How many units lines have together [L23]. */
export const countUnits = (lines: readonly Pick<PromotedLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is left to pay for lines together, in cents. */
export const goodsOf = (lines: readonly Pick<PromotedLine, 'running'>[]): number =>
  lines.reduce((sum, { running }) => sum + running, 0);

/** How many units lines lack to a number of them; null when they have it. */
export const missingUnits = (
  least: number,
  lines: readonly Pick<PromotedLine, 'quantity'>[],
): InReach | null => {
  const units = least - countUnits(lines);
  return units > 0 ? { code: 'units', units } : null;
};

/** How much lines lack to an amount in cents; null when they cost it. */
export const missingAmount = (
  least: number,
  lines: readonly Pick<PromotedLine, 'running'>[],
): InReach | null => {
  const cents = least - goodsOf(lines);
  return cents > 0 ? { code: 'amount', cents, least } : null;
};
