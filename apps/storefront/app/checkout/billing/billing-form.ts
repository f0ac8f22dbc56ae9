import type { BillingForm } from '@counterpane/contract/checkout';
import { checkAddress, type FieldErrors } from '@counterpane/rules/address/check-address';
import { parseAddress } from '../../address/parse-address.ts';

/** Methods that are a card typed on this page: the same form for every country. */
const CARDS = ['stripeDirect', 'stripeCanada'];

export const isCardProvider = (provider: string): boolean => CARDS.includes(provider);

/** The billing step as it was sent. The card's token comes in hidden fields, or not at all without script. */
export const parseBilling = (form: FormData) => {
  const sameAsShipping = form.has('sameAsShipping');
  const paymentProvider = String(form.get('paymentProvider') ?? '');
  const id = isCardProvider(paymentProvider) ? String(form.get('cardTokenId') ?? '') : '';
  return {
    sameAsShipping,
    address: sameAsShipping ? undefined : parseAddress(form),
    paymentProvider,
    cardToken:
      id === ''
        ? null
        : { id, card: { last4: String(form.get('cardLast4')), brand: String(form.get('cardBrand')) } },
  } satisfies BillingForm;
};

export const checkBilling = (form: FormData): FieldErrors => {
  const { address } = parseBilling(form);
  return address === undefined ? {} : checkAddress(address, 'billing');
};
