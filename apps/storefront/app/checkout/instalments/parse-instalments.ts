import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import { findMethod } from '@counterpane/rules/payments/methods';

/** Whether a provider is paid in instalments. */
export const isInstalments = (provider: string | null): boolean =>
  findMethod(provider ?? '')?.entry === 'instalment-form';

/** In how many payments, as the form sends it. */
export const NUMBER_OF_PAYMENTS_FIELD = 'numberOfPayments';

/**
 * Sent while the provider's form is open: the plan that it is to replace, empty for none. Without script, or
 * with a form that does not load, it is not there, and the provider asks on its own page instead.
 */
export const REPLACED_PLAN_FIELD = 'replacedPlan';

/** In how many payments a sent step wants to pay; nothing where the shop has no instalments. */
export const parseInstalments = (form: FormData): { readonly numberOfPayments?: number } =>
  form.has(NUMBER_OF_PAYMENTS_FIELD)
    ? { numberOfPayments: chosenNumberOfPayments(form.get(NUMBER_OF_PAYMENTS_FIELD)) }
    : {};

/** Whether a sent step was to bring a new plan and does not: the shopper has not approved one. */
export const lacksApproval = (form: FormData, provider: string, planNumber: string | undefined): boolean =>
  isInstalments(provider) &&
  form.has(REPLACED_PLAN_FIELD) &&
  (planNumber ?? '') === form.get(REPLACED_PLAN_FIELD);
