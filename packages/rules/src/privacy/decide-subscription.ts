import { findPhoneDigits } from '../address/phone.ts';

/** Of the text that is agreed to (`SMS_CONSENT`): another one when its words change. */
export const SMS_CONSENT_VERSION = '1';

/** What is known of a shopper who is to get text messages. */
export interface SubscriptionFacts {
  /** Whether the storefront sends any. */
  readonly isOn: boolean;
  /** What was agreed to at the checkout; null where nothing was sent there. */
  readonly consent: { readonly sendSMS: boolean } | null;
  /** The phone number that the consent was given with. */
  readonly address: { readonly phone: string; readonly country: string } | null;
}

type SubscriptionDecision =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly reason: 'not_here' | 'no_consent' | 'other_phone' };

/** Numbers of the two countries have one code; elsewhere nothing is sent. */
const CODE = '+1';
const COUNTRIES = ['US', 'CA'];

/**
 * Whether a phone number gets text messages, in the form of E.164: only with the consent of the checkout and for the very
 * number that it was given with, and only where the storefront sends any [K7.54, D71, D72].
 * @example decideSubscription('(212) 555-0142', { isOn: true, consent: { sendSMS: true }, address }) // { ok: true, phone: "+12125550142" }
 */
export const decideSubscription = (
  phone: string,
  { isOn, consent, address }: SubscriptionFacts,
): SubscriptionDecision => {
  if (!isOn || !address || !COUNTRIES.includes(address.country)) return { ok: false, reason: 'not_here' };
  if (!consent?.sendSMS) return { ok: false, reason: 'no_consent' };
  const digits = findPhoneDigits(phone, address.country);
  return digits !== null && digits === findPhoneDigits(address.phone, address.country)
    ? { ok: true, phone: `${CODE}${digits}` }
    : { ok: false, reason: 'other_phone' };
};
