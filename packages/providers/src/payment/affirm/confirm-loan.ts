import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { LenderClient } from '../lender/lender-client.ts';
import { centsOf } from '../lender/lender-money.ts';
import { formatReference, type OrderReference, parseReference } from '../order-reference.ts';
import type { Approval, PayRequest } from '../port.ts';
import type { AffirmCheckout } from './affirm-answers.ts';
import { outcomeOfCheckout, refusedOutcome } from './affirm-outcome.ts';
import { takeLoan } from './change-loan.ts';
import { isClosed } from './closed-checkout.ts';
import { authorise, findCheckout } from './loans.ts';

/**
 * Tries the token that a shopper brought back from Affirm's page: a loan that was confirmed there is held from then on.
 * Null where the token is not of a checkout of this attempt and this amount: then nothing is asked of Affirm.
 */
export const confirmLoan = async (
  call: LenderClient,
  { token, orderId, paymentId, amount }: Approval,
): Promise<PaymentOutcome | null> => {
  const checkout = await findCheckout(call, token);
  const owner = parseReference(checkout?.order_id);
  const isOwn = owner?.orderId === orderId && owner.paymentId === paymentId;
  return checkout && isOwn && isFor(checkout, amount) ? authoriseCheckout(call, checkout, owner) : null;
};

/** The same by Affirm's own word that a shopper has confirmed. Null for a checkout that belongs to no order of ours. */
export const findConfirmedLoan = async (
  call: LenderClient,
  token: string,
): Promise<PaymentOutcome | null> => {
  const checkout = await findCheckout(call, token);
  const owner = parseReference(checkout?.order_id);
  return checkout && owner ? authoriseCheckout(call, checkout, owner) : null;
};

const authoriseCheckout = async (
  call: LenderClient,
  checkout: AffirmCheckout,
  owner: OrderReference,
): Promise<PaymentOutcome> => {
  const page = outcomeOfCheckout(checkout, owner, Date.now());
  if (isClosed(checkout)) return page;
  const held = await authorise(call, checkout.checkout_id, formatReference(owner));
  if ('state' in held) return held;
  // What was confirmed on a page that has been closed since is not lent.
  return page.state === 'cancelled' ? page : { ...page, state: 'failed', nextAction: null, failure: held };
};

/** Takes the loan that a shopper confirmed, once it is sure that it is for this order and this amount. */
export const payWithCheckout = async (call: LenderClient, request: PayRequest): Promise<PaymentOutcome> => {
  const checkout = await findCheckout(call, request.token);
  if (!checkout)
    return refusedOutcome(request, { code: 'checkout_unknown', message: 'No such Affirm checkout.' });
  const owner = parseReference(checkout.order_id);
  if (owner && owner.orderId !== request.orderId) return ofAnotherOrder(request);
  if (owner && isClosed(checkout)) return outcomeOfCheckout(checkout, owner, Date.now());
  if (!isFor(checkout, request.amount)) {
    const message = 'Your loan was approved for another amount. Please ask for a new one.';
    return refusedOutcome(request, { code: 'checkout_of_another_amount', message });
  }
  const held = await authorise(call, request.token, formatReference(request));
  if (!('state' in held)) return refusedOutcome(request, held);
  // A token without an order was spent for another one before.
  if (held.orderId !== request.orderId) return ofAnotherOrder(request);
  return held.state === 'authorised' ? takeLoan(call, held) : held;
};

const ofAnotherOrder = (request: PayRequest): PaymentOutcome =>
  refusedOutcome(request, {
    code: 'checkout_of_another_order',
    message: 'This loan belongs to another order.',
  });

const isFor = ({ total, currency }: AffirmCheckout, amount: Money): boolean =>
  sameMoney(centsOf('Affirm', total, currency), amount);
