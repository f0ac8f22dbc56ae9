import type { ConditionType } from '../condition-type.ts';

/** On the first order of a person, once their email address is known [L23]. */
export const firstOrder: ConditionType<Record<never, never>> = {
  fields: {},
  says: 'on the first order of a person, once their email address is known',
  missing: (_, { buyer: { isReturning } }) =>
    isReturning === false ? null : { code: isReturning ? 'not-first-order' : 'email-unknown' },
  countsUnits: false,
};
