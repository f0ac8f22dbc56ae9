import fc from 'fast-check';
import { HOME } from '../../testing/shopper.ts';

const MONTREAL = { ...HOME, city: 'Montréal', state: 'QC', zip: 'H3A 1H6', country: 'CA' };
const LONDON = { ...HOME, city: 'London', state: '', zip: 'SW1A 1AA', country: 'GB', phone: '02079460958' };
const AT_HALCYON = { product: 'pillow', size: 'standard' };
const ELSEWHERE = { language: 'en', home: HOME, product: 'mattress', size: 'queen' };

/** Every storefront in each of its languages, with an address of its country and something that it sells. */
export const typingShops = [
  { key: 'halcyon', language: 'en', home: HOME, ...AT_HALCYON },
  { key: 'halcyon', language: 'es', home: HOME, ...AT_HALCYON },
  { key: 'halcyon-uk', language: 'en', home: LONDON, ...AT_HALCYON },
  { key: 'halcyon-ca', language: 'en', home: MONTREAL, ...AT_HALCYON },
  { key: 'halcyon-ca', language: 'fr', home: MONTREAL, ...AT_HALCYON },
  { ...ELSEWHERE, key: 'cumula-ca', home: MONTREAL },
  ...['cumula', 'drift', 'fernloft', 'hevea', 'pennyrest'].map((key) => ({ ...ELSEWHERE, key })),
  { ...ELSEWHERE, key: 'aurelle', product: 'mattress-hybrid-firm' },
];

export type TypingShop = (typeof typingShops)[number];

/** What is typed is drawn; the shops are not, so that each run visits every one of them, as often as is wanted. */
export const holdsInEveryShop = async <Drawn>(
  drawn: fc.Arbitrary<Drawn>,
  holds: (shop: TypingShop, drawn: Drawn) => Promise<void>,
  numRuns = 1,
): Promise<void> => {
  // One by one: they share a store and its clock.
  for (const shop of typingShops)
    await fc.assert(fc.asyncProperty(fc.constant(shop), drawn, holds), { numRuns });
};

/** Where the pages of a shop begin. */
export const baseOf = ({ language }: TypingShop): string => (language === 'en' ? '' : `/${language}`);

/** Who takes cards there. */
export const cardsOf = ({ home }: TypingShop): 'stripeCanada' | 'stripeDirect' =>
  home.country === 'CA' ? 'stripeCanada' : 'stripeDirect';
