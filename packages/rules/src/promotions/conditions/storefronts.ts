import type { ConditionType } from '../condition-type.ts';

interface Storefronts {
  /** Keys, e.g. `halcyon-ca`. */
  readonly storefronts: readonly string[];
}

/** In some storefronts of the brand alone [L23]. */
export const storefronts: ConditionType<Storefronts> = {
  fields: { storefronts: 'storefronts' },
  says: 'in some storefronts of the brand alone',
  missing: (values, { buyer }) =>
    values.storefronts.includes(buyer.storefront) ? null : { code: 'other-storefront' },
  countsUnits: false,
};
