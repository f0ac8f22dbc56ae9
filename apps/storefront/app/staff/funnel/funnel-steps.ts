import type { FunnelEvent } from '@counterpane/contract/events/events';
import type { FunnelRow } from '@counterpane/contract/events/funnel';
import { ORDER_WAY, type WayStep } from '@counterpane/contract/events/order-way';
import { sum } from '@counterpane/rules/money/sum';

interface StepFigures {
  readonly step: WayStep;
  readonly count: number;
  /**
   * Whole percent of the visits to the step before that came to this one too; null for the first, for purchases, which name no
   * visit, and after a step to which no visit came.
   */
  readonly percent: number | null;
  /** Whole percent of the step to which most came: how long its bar is. */
  readonly width: number;
}

/** What the days of a storefront come to. */
export interface StorefrontFigures {
  readonly storefront: string;
  readonly steps: readonly StepFigures[];
  /** Visits that added what was recommended to them. */
  readonly recommended: number;
  readonly takenOut: number;
  readonly refunds: number;
  /** The newest first. */
  readonly days: readonly FunnelRow[];
}

/** The days of each storefront added up, in the order in which they come. */
export const figuresOf = (rows: readonly FunnelRow[]): StorefrontFigures[] =>
  [...Map.groupBy(rows, ({ storefront }) => storefront)].map(([storefront, days]) => ({
    storefront,
    days,
    steps: stepsOf(days),
    recommended: days.reduce((sum, { recommended }) => sum + recommended, 0),
    takenOut: sumOf(days, 'remove_from_cart'),
    refunds: sumOf(days, 'refund'),
  }));

const stepsOf = (days: readonly FunnelRow[]): StepFigures[] => {
  const counts = ORDER_WAY.map((step) => sumOf(days, step));
  const most = Math.max(1, ...counts);
  return ORDER_WAY.map((step, index) => {
    const count = counts[index] ?? 0;
    const before = counts[index - 1] ?? 0;
    const continued = sum(days.map((day) => day.continued[step]));
    const isShare = step !== 'purchase' && before > 0;
    return {
      step,
      count,
      percent: isShare ? Math.round((100 * continued) / before) : null,
      width: Math.round((100 * count) / most),
    };
  });
};

const sumOf = (days: readonly FunnelRow[], name: FunnelEvent): number =>
  days.reduce((sum, { counts }) => sum + counts[name], 0);
