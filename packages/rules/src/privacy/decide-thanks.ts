import type { TypedAddress } from '../address/validate-address.ts';
import { foldEmail } from '../customers/fold-email.ts';
import type { Currency } from '../money/money.ts';

/** For how long a friend has to keep the bed, and how many friends a year one customer is thanked for. */
export const REFERRAL_NIGHTS = 30;
export const THANKS_A_YEAR = 5;

/** Cents of store credit for each of the two. */
export const THANKS_CENTS: Readonly<Record<Currency, number>> = { USD: 7_500, CAD: 10_000, GBP: 6_000 };

/** Of an address, what says where it is. */
type Door = Pick<TypedAddress, 'line1' | 'zip'>;

interface Referral {
  /** Null where the code is of no account. */
  readonly referrer: {
    readonly email: string;
    /** Where things were sent to, and what is saved. */
    readonly addresses: readonly Door[];
    /** How many friends of theirs were thanked for in the last year. */
    readonly thanksOfYear: number;
  } | null;
  readonly friend: { readonly email: string; readonly address: Door; readonly isThanked: boolean };
  /** Units of beds that the friend got with the order and has not sent back. */
  readonly bedsThere: number;
}

/** Why there is no thank-you, or that there is one. */
export const THANKS_DECISIONS = [
  'thanked',
  'unknown_code',
  'same_person',
  'same_address',
  'no_bed_left',
  'friend_thanked_before',
  'five_this_year',
] as const;
export type ThanksDecision = (typeof THANKS_DECISIONS)[number];

/**
 * Whether a customer and the friend who followed their link are thanked, as the page about recommending says: two people at two
 * addresses, a bed that stayed, one thank-you for each friend and up to five a year [R057].
 */
export const decideThanks = ({ referrer, friend, bedsThere }: Referral): ThanksDecision => {
  if (!referrer) return 'unknown_code';
  if (foldEmail(referrer.email) === foldEmail(friend.email)) return 'same_person';
  if (referrer.addresses.some((one) => doorOf(one) === doorOf(friend.address))) return 'same_address';
  if (bedsThere <= 0) return 'no_bed_left';
  if (friend.isThanked) return 'friend_thanked_before';
  return referrer.thanksOfYear >= THANKS_A_YEAR ? 'five_this_year' : 'thanked';
};

/** Flats of one house have one door: a household is not to be paid for its own order. */
const doorOf = ({ line1, zip }: Door): string =>
  `${line1} ${zip}`.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** The ISO day from which on a bed has been kept long enough that was delivered on one. @example thanksDueOn('2026-11-01') // "2026-12-01" */
export const thanksDueOn = (deliveredOn: string): string =>
  new Date(Date.parse(deliveredOn) + REFERRAL_NIGHTS * 86_400_000).toISOString().slice(0, 10);
