import type { CartView } from '@counterpane/contract/cart/carts';
import type { CheckoutView } from '@counterpane/contract/checkout/checkout';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import type { Client } from '@counterpane/contract/client';
import type { ErrorAnswer } from '@counterpane/contract/envelope';
import type { CreateOrder, OrderView, PayOrder } from '@counterpane/contract/orders/orders';
import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import { isInstalments } from '../instalments/parse-instalments.ts';

/** What the shopper agreed to when the button was pressed, as the page showed it. */
export interface Agreement {
  readonly idempotencyKey: string;
  readonly cartVersion: number;
  readonly expectedTotal: CartView['totalPrice'];
  /** Cents of it that store credit pays. */
  readonly credit?: number;
  /** Whether it was pressed on a phone; only a page with script knows. */
  readonly isMobile?: boolean;
}

/** What the order is made of beside the cart. */
type Entered = CheckoutView & Partial<Pick<CheckoutState, 'isExpressPayment' | 'pdpRedirected'>>;

export type Placed =
  | { readonly ok: true; readonly order: OrderView }
  | { readonly ok: false; readonly status: number; readonly error: ErrorAnswer };

/** Creates the order and pays it in one call. The key makes a second press of the button the same order, not another one. */
export const placeOrder = async (
  client: Pick<Client, 'createOrder'>,
  checkout: Entered,
  agreement: Agreement,
  returnUrl: string,
): Promise<Placed> => {
  const placed = await client.createOrder(
    {
      ...orderOf(checkout, agreement, returnUrl),
      paymentDetails: paymentOf(checkout, agreement.expectedTotal.amount - (agreement.credit ?? 0)),
    },
    { idempotencyKey: agreement.idempotencyKey },
  );
  return placed.ok ? { ok: true, order: placed.result } : placed;
};

/** Of what these pages send ([K7], order create): another number when that changes. */
const PAGE_VERSION = '1';

/** Days, back-order and the old mattress the server knows from the cart. */
const orderOf = (checkout: Entered, agreement: Agreement, returnUrl: string): CreateOrder => ({
  billingProvider: checkout.paymentProvider ?? '',
  email: checkout.email,
  shippingAddress: checkout.shippingAddress ?? {},
  billingAddress: (checkout.sameAsShipping ? checkout.shippingAddress : checkout.billingAddress) ?? {},
  extraData: {
    version: PAGE_VERSION,
    // The press of the button: staff who look at the order later find what was sent for it.
    trackingId: agreement.idempotencyKey,
    stripeReturnUrl: returnUrl,
    ...instalmentsOf(checkout),
  },
  journey: journeyOf(checkout),
  metadata: agreement.isMobile === undefined ? {} : { mobile: agreement.isMobile },
  returnUrl,
  cartVersion: agreement.cartVersion,
  expectedTotal: agreement.expectedTotal,
  credit: agreement.credit ?? 0,
});

/** By which way the order came: by a wallet, or by one straight from the page of a product. */
const journeyOf = ({ isExpressPayment, pdpRedirected }: Entered): string => {
  if (!isExpressPayment) return 'checkout';
  return pdpRedirected ? 'express-pdp' : 'express';
};

/** Only an order that is paid in instalments says in how many. */
const instalmentsOf = ({ paymentProvider, splitItNumberOfPayments: numberOfPayments }: CheckoutView) =>
  isInstalments(paymentProvider) ? { numberOfPayments: chosenNumberOfPayments(numberOfPayments) } : {};

/** Stands for a card where nothing is due [K9]. It is never sent to a provider. */
const NOTHING_DUE = { id: 'amazon-redeem', card: { last4: '4242', brand: 'Visa' } };

const paymentOf = ({ cardToken }: CheckoutView, total: number): PayOrder => {
  if (total === 0) return { paymentToken: NOTHING_DUE };
  return cardToken === null ? { hostedPage: true } : { paymentToken: cardToken };
};
