import type { ConditionType } from '../condition-type.ts';
import { missingAmount } from '../count-units.ts';

interface MinimumAmount {
  /** In cents. */
  readonly amount: number;
}

/** From so much money on, of its kinds, after the lanes before it [L23]. */
export const minimumAmount: ConditionType<MinimumAmount> = {
  fields: { amount: 'money' },
  says: 'from so much money on, for things of its kinds',
  missing: ({ amount }, { lines }) => missingAmount(amount, lines),
  countsUnits: true,
};
