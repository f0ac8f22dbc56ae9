import { setTimeout as delay } from 'node:timers/promises';
import type { Currency } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { BraintreeGateway, TransactionRequest } from 'braintree';
import { z } from 'zod';
import { APPROVAL_SPENT, type PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { writeReference } from './attempt-reference.ts';
import { withFailuresNamed } from './braintree-failure.ts';
import {
  type BraintreeTransaction,
  outcomeOfTransaction,
  transactionSchema,
} from './braintree-transaction.ts';
import { decimalOf } from './decimal-amount.ts';
import { findTransactions } from './find-transactions.ts';
import { shippingOf } from './shipping-of.ts';
import { APPROVE_ANEW, isSpent } from './spent-nonce.ts';

/** Braintree's ids of the accounts that take each currency; without one, the default account's is USD. */
export type MerchantAccounts = Partial<Readonly<Record<Currency, string>>>;

/** Words for "you have sent this before": a used nonce, a duplicate, an invoice number that PayPal knows. */
const NONCE_USED = '91564';
const DUPLICATE = 'duplicate';
const INVOICE_KNOWN = '2069';

const LOOK_AGAIN_MS = [0, 300, 900];

/**
 * A search knows a sale a moment after it was made, and Braintree does not say how long that is. Before an attempt is this old, and
 * was sent so long ago that the search has come to know what that call did, its money may have been taken.
 */
const SEARCH_KNOWS_AFTER_MS = 5 * 60_000;
const LAST_CALL_KNOWN_AFTER_MS = 45_000;

/**
 * Takes the money, once however often it is asked: what this attempt came to before is looked for first, and
 * a nonce is good for one sale, so that not even two calls at once can charge twice.
 * @throws ProviderUnavailable also while Braintree says that it was sent before and its search may not know the sale yet
 */
export const payWithNonce = async (
  gateway: BraintreeGateway,
  accounts: MerchantAccounts,
  request: PayRequest,
): Promise<PaymentOutcome> => {
  const earlier = await findAttempt(gateway, request);
  if (earlier) return earlier;
  if (!accounts[request.amount.currency] && request.amount.currency !== 'USD')
    return refuse(request, 'currency', `PayPal does not take ${request.amount.currency} here`);

  const result = await withFailuresNamed(gateway.transaction.sale(saleOf(request, accounts)));
  if (result.success) return outcomeOfTransaction(transactionSchema.parse(result.transaction));
  const made = transactionSchema.optional().parse(result.transaction);
  const [error] = z.array(errorSchema).parse(result.errors.deepErrors());
  if (isRepetition(made, error?.code)) {
    const first = await findPatiently(gateway, request);
    if (first) return first;
    if (!isSearchUpToDate(request))
      throw new ProviderUnavailable('Braintree knows a sale that its search does not know yet');
  }
  if (made) return outcomeOfTransaction(made);
  return isSpent(error?.code)
    ? refuse(request, APPROVAL_SPENT, APPROVE_ANEW)
    : refuse(request, error?.code ?? 'refused', result.message);
};

const errorSchema = z.object({ code: z.string() });

/** What the attempt has come to, if Braintree knows it: a transaction that took money before one that did not. */
const findAttempt = async (
  gateway: BraintreeGateway,
  request: PayRequest,
): Promise<PaymentOutcome | null> => {
  const outcomes = (await findTransactions(gateway, writeReference(request), 'sale')).map(
    outcomeOfTransaction,
  );
  return outcomes.find(({ state }) => state !== 'failed') ?? outcomes[0] ?? null;
};

/** Braintree knows of an earlier sale; its search may take a moment to know it too. */
const findPatiently = async (
  gateway: BraintreeGateway,
  request: PayRequest,
): Promise<PaymentOutcome | null> => {
  for (const wait of LOOK_AGAIN_MS) {
    await delay(wait);
    const found = await findAttempt(gateway, request);
    if (found && found.state !== 'failed') return found;
  }
  return findAttempt(gateway, request);
};

/** Whether this attempt has taken nothing where no search knows of it. */
const isSearchUpToDate = ({ sent = { sinceMs: 0, lastMs: 0 } }: PayRequest): boolean =>
  sent.tokenIsSpent === true ||
  (sent.sinceMs >= SEARCH_KNOWS_AFTER_MS && sent.lastMs >= LAST_CALL_KNOWN_AFTER_MS);

const isRepetition = (made: BraintreeTransaction | undefined, code: string | undefined): boolean =>
  code === NONCE_USED ||
  made?.gatewayRejectionReason === DUPLICATE ||
  made?.processorResponseCode === INVOICE_KNOWN;

const saleOf = (request: PayRequest, accounts: MerchantAccounts): TransactionRequest => {
  const account = accounts[request.amount.currency];
  return {
    amount: decimalOf(request.amount.amount),
    paymentMethodNonce: request.token,
    orderId: writeReference(request),
    customer: { email: request.email },
    options: { submitForSettlement: !request.holdsOnly, paypal: { description: request.description } },
    ...(account ? { merchantAccountId: account } : {}),
    ...(request.deviceData ? { deviceData: request.deviceData } : {}),
    ...(request.shipTo ? { shipping: shippingOf(request.shipTo) } : {}),
  };
};

/** Braintree looked at it and made no transaction: nothing was charged. */
const refuse = (request: PayRequest, code: string, message: string): PaymentOutcome => ({
  state: 'failed',
  reference: null,
  amount: request.amount,
  orderId: request.orderId,
  paymentId: request.paymentId,
  card: null,
  nextAction: null,
  failure: { code, message },
  providerStatus: 'refused',
});
