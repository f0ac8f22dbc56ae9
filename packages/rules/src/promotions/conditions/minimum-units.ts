import type { ConditionType } from '../condition-type.ts';
import { missingUnits } from '../count-units.ts';

interface MinimumUnits {
  readonly units: number;
}

/** From so many units of its kinds on: with several of them, tiers of "buy more, save more" [D90]. */
export const minimumUnits: ConditionType<MinimumUnits> = {
  fields: { units: 'count' },
  says: 'from so many units of its kinds on',
  missing: ({ units }, { lines }) => missingUnits(units, lines),
  countsUnits: true,
};
