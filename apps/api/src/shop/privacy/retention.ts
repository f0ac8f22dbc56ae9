import { COOKIES } from '@counterpane/contract/visitor/cookies';
import { KEPT_DAYS } from '../../cart/checkout/unexpired-checkout.ts';

/**
 * How many days the store keeps what it knows of people. The privacy page says the same in both languages, and a test
 * compares the two.
 */
export const RETENTION_DAYS = {
  /** The cookie that a cart is found by, from the last visit on. */
  visitor: COOKIES.visitor / 86_400,
  /** A cart that was not ordered, from its last change on. */
  cart: 365,
  /** What was entered at checkout. */
  checkout: KEPT_DAYS,
  /** The answer to a write, for the same request that comes again. */
  answer: 2,
  /** Messages to support. */
  message: 730,
  /** Who an order was for that was paid: as long as the longest of the tax laws where we sell asks for, seven years. */
  paidOrder: 2_557,
  /** Who an order was for that came to nothing. */
  endedOrder: 90,
  /** The keyed hashes of who paid and from where an order was placed, against who holds stock for nothing or tries out cards. */
  addressKey: 30,
  /** Photographs that customers sent with a return, and those that nothing came of. */
  photo: 730,
  unusedPhoto: 2,
  /** Which email was sent for which order; emails themselves are not kept. */
  sentMessage: 90,
  /** Steps of visits on the way to an order. */
  event: 90,
  /** What a visitor chose of what may be done with visits. */
  privacyChoice: 730,
  /** What people chose about emails: the newest counts as long. */
  mailingChoice: 1_095,
  /** Requests to be told of stock or of a price. */
  notice: 365,
  /** A phone number that gets no text messages any more. */
  endedTexts: 30,
  /** An account, from the last sign-in on. */
  account: 730,
  /** An address that its customer has deleted from their account. */
  deletedAddress: 2,
  /** What staff did. */
  staffAct: 400,
} as const;

type Retained = keyof typeof RETENTION_DAYS;

/** The ISO time before which data is stored too long. */
export const retainedUntil = (data: Retained, now: number): string =>
  new Date(now - RETENTION_DAYS[data] * 86_400_000).toISOString();
