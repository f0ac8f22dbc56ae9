import type { Address } from '@counterpane/contract/checkout/address';
import type { billingFormSchema, shippingFormSchema } from '@counterpane/contract/checkout/checkout';
import { decideRegion, type ShippingArea } from '@counterpane/rules/address/decide-region';
import type { FieldErrors, FieldFault } from '@counterpane/rules/address/field-fault';
import { findPhoneDigits } from '@counterpane/rules/address/phone';
import { validateAddress } from '@counterpane/rules/address/validate-address';
import { validateContact } from '@counterpane/rules/address/validate-contact';
import { EMAIL_CONSENT, SMS_CONSENT } from '@counterpane/rules/checkout/consents';
import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import type { MethodRefusalCode, RegionRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, type RefusalOf, refuse } from '@counterpane/rules/refusals';
import type { z } from 'zod';
import { withAddress } from '../region/region-of.ts';
import { statesOfPostalCode } from '../region/zip-states.ts';
import { fillBilling } from './fill-billing.ts';
import type { SavedCheckout } from './saved-checkout.ts';

type ShippingStep = z.output<typeof shippingFormSchema>;
type Recipient = Pick<ShippingStep, 'address' | 'email'>;

/** Shipping submit: the address and the region must be right; consent is kept with its text (K4). */
export const decideShipping = (
  saved: SavedCheckout,
  form: ShippingStep,
  facts: {
    readonly shippingArea: ShippingArea;
    /** What the state lacks for the delivery that was chosen, or null. */
    readonly whiteGloveFault: (state: string) => FieldFault | null;
    /** Whether the billing step asks for an address [D28]. */
    readonly asksBilling: boolean;
    /** Of the page. */
    readonly language: string;
    readonly now: string;
  },
): Decision<SavedCheckout, RegionRefusalCode> => {
  const lacking = facts.whiteGloveFault(form.address.state);
  const fields = { ...(lacking === null ? {} : { state: lacking }), ...shippingFaults(form) };
  if (Object.keys(fields).length > 0) return refuse({ code: 'address_invalid', fields });
  const region = decideRegion(form.address, facts.shippingArea, statesOfPostalCode);
  if (!region.ok) return region;
  const address = withStoredPhone(form.address);
  return accept({
    ...withAddress(facts.asksBilling ? saved : billedTo(saved, address), address),
    savedAt: facts.now,
    email: form.email.trim(),
    language: facts.language,
    permissions: {
      sendEmail: form.sendEmail,
      sendSMS: form.sendSMS,
      at: facts.now,
      region: regionName(form.address),
      texts: [...(form.sendEmail ? [EMAIL_CONSENT] : []), ...(form.sendSMS ? [SMS_CONSENT] : [])],
    },
    submitted: { shipping: true, billing: saved.submitted?.billing ?? false },
  });
};

/**
 * Billing submit: same as shipping or an address of its own, and a way to pay that the cart can be paid in. A token is
 * kept only together with the provider that it came with: another choice forgets it.
 */
export const decideBilling = (
  saved: SavedCheckout,
  sent: z.output<typeof billingFormSchema>,
  facts: {
    /** Why the cart cannot be paid in a way, by its id; null where it can. */
    readonly methodRefusal: (id: string) => RefusalOf<MethodRefusalCode> | null;
    readonly asksBilling: boolean;
    readonly now: string;
  },
): Decision<SavedCheckout, MethodRefusalCode | 'address_invalid'> => {
  const form = facts.asksBilling ? sent : { ...sent, ...filledBilling(saved) };
  const fields = form.sameAsShipping ? {} : validateAddress(form.address ?? EMPTY, 'billing');
  if (Object.keys(fields).length > 0) return refuse({ code: 'address_invalid', fields });
  const unusable = facts.methodRefusal(form.paymentProvider);
  if (unusable) return refuse(unusable);
  // A shopper who chooses a way to pay here is past the wallet that would have skipped this step.
  const { cardToken: _token, billingAddress: _address, express: _express, ...kept } = saved;
  return accept({
    ...kept,
    sameAsShipping: form.sameAsShipping,
    ...(!form.sameAsShipping && form.address ? { billingAddress: withStoredPhone(form.address) } : {}),
    paymentProvider: form.paymentProvider,
    savedAt: facts.now,
    ...(form.cardToken ? { cardToken: form.cardToken } : {}),
    ...(form.numberOfPayments ? { numberOfPayments: chosenNumberOfPayments(form.numberOfPayments) } : {}),
    submitted: { shipping: saved.submitted?.shipping ?? false, billing: true },
  });
};

/**
 * Whether we ship to an address, whatever is in the cart. No tax service is asked about an address that we do not
 * ship to.
 */
export const isShippable = (form: Recipient, area: ShippingArea): boolean =>
  Object.keys(shippingFaults(form)).length === 0 && decideRegion(form.address, area, statesOfPostalCode).ok;

const shippingFaults = (form: Recipient): FieldErrors => ({
  ...validateAddress(form.address, 'shipping'),
  ...validateContact(form),
});

/** The phone number is stored as orders have it, whichever way it was typed [D29]. */
const withStoredPhone = (address: Address): Address => ({
  ...address,
  phone: findPhoneDigits(address.phone, address.country) ?? address.phone,
});

/** @example regionName(home) // "US-NY" */
const regionName = ({ country, state }: Address): string => [country, state].filter(Boolean).join('-');

/** Where no billing address is asked for, one of an earlier time is completed; without any it is the shipping address. */
const billedTo = ({ billingAddress, ...saved }: SavedCheckout, shipping: Address): SavedCheckout =>
  billingAddress === undefined
    ? { ...saved, sameAsShipping: true }
    : { ...saved, sameAsShipping: false, billingAddress: fillBilling(billingAddress, shipping) };

const filledBilling = ({ billingAddress }: SavedCheckout) => ({
  sameAsShipping: billingAddress === undefined,
  address: billingAddress,
});

const EMPTY = { fullName: '', line1: '', line2: '', city: '', state: '', zip: '', country: 'US', phone: '' };
