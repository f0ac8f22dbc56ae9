import { money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { HostedPageRequest, PayRequest, Recipient } from '../port.ts';
import type { LedgerLine, ProviderUnderTest, UnderTest } from './provider-under-test.ts';

let orders = 0;

/** An order id that no other test uses. */
export const newOrderId = (): string => {
  orders += 1;
  return `order-${process.pid}-${orders}`;
};

export const payRequest = (orderId: string, token: string): PayRequest => ({
  orderId,
  paymentId: `attempt-${orderId}`,
  amount: money(76_104, 'USD'),
  token,
  idempotencyKey: `pay-${orderId}`,
  returnUrl: 'http://localhost:3000/checkout/return?provider=card',
  email: 'ada@example.com',
  description: `Order ${orderId}`,
});

const ADA: Recipient = {
  name: 'Ada Wong',
  phone: '212 555 0142',
  line1: '20 W 34th St',
  line2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
};

export const pageRequest = (orderId: string): HostedPageRequest => ({
  orderId,
  paymentId: `attempt-${orderId}`,
  amount: money(76_104, 'USD'),
  idempotencyKey: `page-${orderId}`,
  returnUrl: 'http://localhost:3000/checkout/return?reference={REFERENCE}',
  cancelUrl: 'http://localhost:3000/checkout/billing',
  shipTo: ADA,
  billTo: ADA,
  email: 'ada@example.com',
  description: `Order ${orderId}`,
});

/** Which money of an order has moved, as the provider's own statement says: `['charge 76104 USD']`. */
export const booked = async (underTest: UnderTest, orderId: string): Promise<string[]> =>
  (await bookedWithHolds(underTest, orderId)).filter(hasMoved);

/** The same with what was held and let go: `['authorise 76104 USD', 'void 76104 USD']`. */
export const bookedWithHolds = async (underTest: UnderTest, orderId: string): Promise<string[]> =>
  (await underTest().ledger())
    .filter((line) => line.orderId === orderId)
    .map(({ kind, amount, currency }: LedgerLine) => `${kind} ${amount} ${currency}`);

export const hasMoved = (line: string): boolean => /^(charge|refund) /.test(line);

/** The shopper is back: the store asks, and takes what is held. */
export const comeBack = async (
  { provider }: ProviderUnderTest,
  reference: string,
): Promise<PaymentOutcome | null> => {
  const found = await provider.find(reference);
  if (found?.state !== 'authorised') return found;
  return provider.capture(referenceOf(found), found.amount, `capture-${found.orderId}`);
};

/** The provider's id of a payment that exists. */
export const referenceOf = ({ reference }: PaymentOutcome): string => {
  if (reference === null) throw new Error('there is no payment to refer to');
  return reference;
};
