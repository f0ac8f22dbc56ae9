import type { BillingForm } from '@counterpane/contract/checkout/checkout';
import type { Translate } from '@counterpane/messages/translator';
import { validateAddress } from '@counterpane/rules/address/validate-address';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { FormErrors } from '../../form/form-errors.ts';
import { parseAddress } from '../../form/parse-address.ts';
import { localizeName } from '../../language/localize-name.ts';
import { parseInstalments } from '../instalments/parse-instalments.ts';
import { parseToken } from './method-token.ts';

/** Ways to pay that are a card typed on this page: the same fields for every country. */
export const isCardProvider = (provider: string): boolean => findMethod(provider)?.entry === 'card-fields';

/** Sent in place of the ways to pay when nothing is due. */
export const NOTHING_DUE_FIELD = 'nothingDue';

/** The key of a message about the chosen way to pay as a whole. */
export const METHOD_ERROR = 'method';

/** The billing step as it was sent. A token comes in hidden fields, or not at all without script. */
export const parseBilling = (form: FormData) => {
  const sameAsShipping = form.has('sameAsShipping');
  const paymentProvider = String(form.get('paymentProvider') ?? '');
  return {
    sameAsShipping,
    address: sameAsShipping ? undefined : parseAddress(form),
    paymentProvider,
    cardToken: parseToken(form, paymentProvider),
    ...parseInstalments(form),
  } satisfies BillingForm;
};

export const validateBilling = (form: FormData, t: Translate): FormErrors => {
  const { address } = parseBilling(form);
  return { ...checkMethod(form, t), ...(address === undefined ? {} : validateAddress(address, 'billing')) };
};

/** A wallet has no page of its own that could ask later: without its token there is no way to pay with it. */
const checkMethod = (form: FormData, t: Translate): FormErrors => {
  const { paymentProvider, cardToken } = parseBilling(form);
  const method = findMethod(paymentProvider);
  if (method?.entry !== 'wallet' || cardToken !== null || form.has(NOTHING_DUE_FIELD)) return {};
  return {
    [METHOD_ERROR]: t('You have not approved the payment with {label} yet. Use its button, or choose Card.', {
      label: localizeName(t, method.label),
    }),
  };
};
