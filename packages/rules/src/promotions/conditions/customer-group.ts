import type { ConditionType } from '../condition-type.ts';

interface CustomerGroup {
  /** What stands behind the @, in small letters, e.g. `edu`: `mit.edu` belongs to it, `medu` does not. */
  readonly domains: readonly string[];
}

/** For people whose email address is of a school or a company, once it is known [L23]. */
export const customerGroup: ConditionType<CustomerGroup> = {
  fields: { domains: 'names' },
  says: 'for people whose email address is of some domains, once it is known',
  missing: ({ domains }, { buyer: { emailDomain } }) =>
    emailDomain !== null &&
    domains.some((domain) => emailDomain === domain || emailDomain.endsWith(`.${domain}`))
      ? null
      : { code: 'email', domains },
  isPossible: ({ domains }) =>
    domains.every((domain) => domain === domain.toLowerCase() && !domain.includes('@')),
  countsUnits: false,
};
