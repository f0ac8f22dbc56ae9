import type { PaymentProvider } from '@counterpane/providers/payment/port';
import type { Money } from '@counterpane/rules/money/money';

/** Ways to pay that are offered but do not take a total of so much (checkout section 3). Where nothing is due none is asked. */
export const unavailableProviders = (
  offered: readonly string[],
  providers: ReadonlyMap<string, PaymentProvider>,
  total: Money,
): string[] =>
  total.amount === 0 ? [] : offered.filter((id) => providers.get(id)?.takesAmount?.(total) === false);
