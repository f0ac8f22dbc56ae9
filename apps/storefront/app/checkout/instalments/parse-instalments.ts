import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import { findMethod } from '@counterpane/rules/payments/methods';

/** Whether a provider is paid in instalments. */
export const isInstalments = (provider: string | null): boolean =>
  findMethod(provider ?? '')?.entry === 'instalment-form';

/** In how many payments, as the form sends it. */
export const NUMBER_OF_PAYMENTS_FIELD = 'numberOfPayments';

/** In how many payments a sent step wants to pay; nothing where the shop has no instalments. */
export const parseInstalments = (form: FormData): { readonly numberOfPayments?: number } =>
  form.has(NUMBER_OF_PAYMENTS_FIELD)
    ? { numberOfPayments: chosenNumberOfPayments(form.get(NUMBER_OF_PAYMENTS_FIELD)) }
    : {};
