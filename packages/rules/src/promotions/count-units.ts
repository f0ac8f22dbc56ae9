import type { PromotedLine } from './condition-type.ts';

/** How many units lines have together [L23]. */
export const countUnits = (lines: readonly Pick<PromotedLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is left to pay for lines together, in cents. */
export const goodsOf = (lines: readonly Pick<PromotedLine, 'running'>[]): number =>
  lines.reduce((sum, { running }) => sum + running, 0);
