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

const LONDON = {
  ...HOME,
  line1: '10 Downing Street',
  city: 'London',
  state: '',
  zip: 'SW1A 2AA',
  country: 'GB',
  phone: '020 7946 0958',
} as const;

/** Where a storm's shoppers are, with the store of theirs and what its card is called there. */
export const COUNTRIES = {
  US: { host: 'localhost', home: HOME, card: 'stripeDirect' },
  CA: { host: 'halcyon-ca.localhost', home: TORONTO, card: 'stripeCanada' },
  GB: { host: 'halcyon-uk.localhost', home: LONDON, card: 'stripeDirect' },
} as const;

export type StormCountry = keyof typeof COUNTRIES;
