import type { ConditionType } from '../condition-type.ts';

/** On the first order of a person, once their e-mail address is known [L23]. */
export const firstOrder: ConditionType<Record<never, never>> = {
  fields: {},
  says: 'on the first order of a person, once their e-mail address is known',
  missing: (_, { buyer }) => (buyer.isReturning === false ? null : { code: 'first-order' }),
  countsUnits: false,
};
