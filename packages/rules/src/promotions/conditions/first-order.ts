import type { ConditionType } from '../condition-type.ts';

/** On the first order of a person, once their email address is known [L23]. */
export const firstOrder: ConditionType<Record<never, never>> = {
  fields: {},
  says: 'on the first order of a person, once their email address is known',
  missing: (_, { buyer: { isReturning } }) => {
    if (isReturning === null) return { code: 'email-unknown' };
    return isReturning ? { code: 'not-first-order' } : null;
  },
  countsUnits: false,
};
