import type { billingFormSchema, shippingFormSchema } from '@counterpane/contract/checkout';
import { checkAddress } from '@counterpane/rules/address/check-address';
import { checkContact } from '@counterpane/rules/address/check-contact';
import { decideRegion, type ShippingArea } from '@counterpane/rules/address/check-region';
import { EMAIL_CONSENT, SMS_CONSENT } from '@counterpane/rules/checkout/consents';
import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import type { PaymentMethod } from '@counterpane/rules/payments/methods';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { z } from 'zod';
import { statesOfZip } from '../address/zip-states.ts';
import type { SavedCheckout } from './saved-checkout.ts';

/** Shipping submit: the address and the region must be right; consent is kept with its text (K4). */
export const decideShipping = (
  saved: SavedCheckout,
  form: z.output<typeof shippingFormSchema>,
  facts: {
    readonly shippingArea: ShippingArea;
    /** What the state lacks for the delivery that was chosen, or null. */
    readonly whiteGloveFault: (state: string) => string | null;
    readonly now: string;
  },
): Decision<SavedCheckout> => {
  const lacking = facts.whiteGloveFault(form.address.state);
  const fields = {
    ...(lacking === null ? {} : { state: lacking }),
    ...checkAddress(form.address, 'shipping'),
    ...checkContact(form),
  };
  if (Object.keys(fields).length > 0) return refuse({ code: 'address_invalid', fields });
  const region = decideRegion(form.address, facts.shippingArea, statesOfZip);
  if (!region.ok) return region;
  return accept({
    ...saved,
    shippingAddress: form.address,
    email: form.email.trim(),
    permissions: {
      sendEmail: form.sendEmail,
      sendSMS: form.sendSMS,
      at: facts.now,
      texts: [...(form.sendEmail ? [EMAIL_CONSENT] : []), ...(form.sendSMS ? [SMS_CONSENT] : [])],
    },
    submitted: { shipping: true, billing: saved.submitted?.billing ?? false },
  });
};

/**
 * Billing submit: same as shipping or an address of its own, and a way to pay that is offered. A token is
 * kept only together with the provider that it came with: another choice forgets it.
 */
export const decideBilling = (
  saved: SavedCheckout,
  form: z.output<typeof billingFormSchema>,
  facts: { readonly offered: readonly Pick<PaymentMethod, 'id'>[] },
): Decision<SavedCheckout> => {
  const fields = form.sameAsShipping ? {} : checkAddress(form.address ?? EMPTY, 'billing');
  if (Object.keys(fields).length > 0) return refuse({ code: 'address_invalid', fields });
  if (!facts.offered.some(({ id }) => id === form.paymentProvider))
    return refuse({ code: 'payment_provider_not_found' });
  const { cardToken: _token, billingAddress: _address, ...kept } = saved;
  return accept({
    ...kept,
    sameAsShipping: form.sameAsShipping,
    ...(!form.sameAsShipping && form.address ? { billingAddress: form.address } : {}),
    paymentProvider: form.paymentProvider,
    ...(form.cardToken ? { cardToken: form.cardToken } : {}),
    ...(form.numberOfPayments ? { numberOfPayments: chosenNumberOfPayments(form.numberOfPayments) } : {}),
    submitted: { shipping: saved.submitted?.shipping ?? false, billing: true },
  });
};

const EMPTY = { fullName: '', line1: '', line2: '', city: '', state: '', zip: '', country: 'US', phone: '' };
