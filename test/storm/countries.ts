import { HOME } from '../support/visitor.ts';

const TORONTO = {
  ...HOME,
  line1: '290 Bremner Blvd',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 3L9',
  country: 'CA',
  phone: '416 555 0142',
} as const;

/** Where a storm's shoppers are, with the store of theirs and what its card is called there. */
export const COUNTRIES = {
  US: { host: 'localhost', home: HOME, card: 'stripeDirect' },
  CA: { host: 'halcyon-ca.localhost', home: TORONTO, card: 'stripeCanada' },
} as const;

export type StormCountry = keyof typeof COUNTRIES;
