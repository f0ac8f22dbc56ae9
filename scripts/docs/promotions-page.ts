interface Row {
  readonly fields: Readonly<Record<string, string>>;
  readonly says: string;
}

type Registry = Readonly<Record<string, Row>>;

/** docs/promotions.md: what a promotion may ask for and take off, from the registries that it is priced by. */
export const promotionsPage = (conditions: Registry, benefits: Registry): string =>
  [
    '# Promotions',
    '',
    'Written by `node scripts/docs/main.ts` from [conditions.ts](../packages/rules/src/promotions/conditions.ts) and',
    '[benefits.ts](../packages/rules/src/promotions/benefits.ts): a new condition or benefit is a file and a row there. A',
    'promotion stands in the `promotions.yaml` of a brand ([how to add one](errands/promotion.md)), has any number of',
    'conditions, all of which must be met, and one benefit. `productKinds` says what both look at; without them that is',
    'everything but gifts. Within a `lane` the best promotion counts for a line; lanes add up in the order of the file.',
    '',
    'A coupon is a promotion with a code in place of `id` and `lane`: it takes off what the lanes have left. It stands in',
    '`packages/catalogue/brands/coupons.yaml`, counts in every storefront, and may have limits: `limit` is how many orders may',
    'use it, `firstTimeOnly` leaves it to people who have not ordered before, once each, and `enforcement` is the code that',
    'others get in its place.',
    '',
    '## Conditions: a promotion counts …',
    '',
    ...tableOf(conditions),
    '## Benefits: a promotion takes off …',
    '',
    ...tableOf(benefits),
  ].join('\n');

const tableOf = (registry: Registry): string[] => [
  '| `type` | what it says | fields |',
  '| --- | --- | --- |',
  ...Object.entries(registry).map(
    ([type, { fields, says }]) => `| \`${type}\` | ${says} | ${fieldsOf(fields)} |`,
  ),
  '',
];

const fieldsOf = (fields: Row['fields']): string =>
  Object.entries(fields)
    .map(([name, kind]) => `\`${name === 'basisPoints' ? 'percent' : name}\`: ${WRITTEN[kind] ?? kind}`)
    .join('; ');

/** How a file writes a kind of figure, where its name does not say so. */
const WRITTEN: Readonly<Record<string, string>> = {
  count: 'whole number from 1',
  money: 'dollars',
  percent: 'percent',
  time: 'moment with its zone, or nothing',
  hour: 'hour, 0 to 24',
  'time-zone': 'time zone, as `America/New_York`',
  weekdays: 'days, 0 for Sunday to 6',
  names: 'list of names',
  storefronts: 'list of keys of storefronts',
  'payment-methods': 'list of ids of payment methods, as `paypal`',
  states: 'list of codes of states or provinces, as `NY`',
  'unit-tiers': 'list of `{ from, percent }`, in units',
  'money-tiers': 'list of `{ from, percent }`, in dollars',
};
