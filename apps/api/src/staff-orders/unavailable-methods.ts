import type { StaffOrder } from '@counterpane/contract/staff-orders';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import type { Money } from '@counterpane/rules/money/money';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';

/** Ways to pay that an order to a country and of a total could not be paid with, and why. */
export const unavailableMethods = (
  providers: ReadonlyMap<string, PaymentProvider>,
  country: string,
  total: Money,
): StaffOrder['unavailable'] =>
  PAYMENT_METHODS.flatMap(({ id, label, countries }): StaffOrder['unavailable'] => {
    if (!countries.some((one) => one === country)) return [{ id, label, reason: 'not_in_country' }];
    const provider = providers.get(id);
    if (!provider) return [{ id, label, reason: 'not_set_up' }];
    const isRefused = total.amount > 0 && provider.takesAmount?.(total) === false;
    return isRefused ? [{ id, label, reason: 'not_this_total' }] : [];
  });
