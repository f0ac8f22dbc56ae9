import type { PaymentProvider } from '@counterpane/providers/payment/port';
import type { CatalogueDeps } from '../catalogue/deps.ts';
import type { OrderFacts } from './carts/order-facts.ts';
import type { FindTaxRate } from './taxes/tax-lookup.ts';

/** What carts are built from. */
export interface CartDeps extends CatalogueDeps {
  /** By the ids of the specification: `stripeDirect`, … */
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly findTaxRate: FindTaxRate;
  readonly orders: OrderFacts;
}
