import type { Currency } from '@counterpane/rules/money/money';
import type { Agreement } from './place-order.ts';

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/** What a sent `Place order` form agreed to. The API checks its hidden fields like any input. */
export const parseAgreement = (form: FormData): Agreement => {
  const currency = CURRENCIES.find((known) => known === form.get('currency')) ?? 'USD';
  const mobile = form.get('mobile');
  return {
    idempotencyKey: String(form.get('idempotencyKey') ?? ''),
    cartVersion: Number(form.get('cartVersion')),
    credit: Number(form.get('credit') ?? 0),
    expectedTotal: { amount: Number(form.get('expectedTotal')), currency },
    ...(mobile === 'true' || mobile === 'false' ? { isMobile: mobile === 'true' } : {}),
  };
};
