import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { BraintreeGateway } from 'braintree';
import { HostedPageRefused, type PaymentProvider } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { holdsOf } from '../readiness.ts';
import { findBraintreeDispute } from './braintree-dispute.ts';
import { readBraintreeEvent } from './braintree-event.ts';
import { withFailuresNamed } from './braintree-failure.ts';
import { refundTransaction } from './braintree-refund.ts';
import { type MerchantAccounts, payWithNonce } from './braintree-sale.ts';
import { outcomeOfTransaction, transactionSchema } from './braintree-transaction.ts';
import { decimalOf } from './decimal-amount.ts';
import { findTransaction } from './find-transactions.ts';
import { listBraintreeEntries } from './list-braintree-entries.ts';
import { type BraintreeAccess, openGateway } from './open-gateway.ts';
import { braintreeReadiness } from './readiness.ts';

interface BraintreeProviderOptions extends BraintreeAccess {
  /** The provider id of [K3]: `paypal`, `paypalCredit`. */
  readonly id: string;
  readonly merchantAccounts: MerchantAccounts;
}

/**
 * PayPal and PayPal Credit by Braintree [K3, K7]. The token is the nonce of a wallet that
 * the shopper approved; it is used once. Declines are outcomes; whatever leaves us in doubt throws
 * `ProviderUnavailable`, and the same call for the same attempt may then be made again.
 * @example braintreeProvider({ id: 'paypal', environment: 'production', merchantAccounts: {}, timeoutMs: 10_000, ...keys })
 */
export const braintreeProvider = (options: BraintreeProviderOptions): PaymentProvider => {
  const { id, merchantAccounts, ...access } = options;
  const gateway = openGateway(access);
  return {
    id,
    pay: (request) => payWithNonce(gateway, merchantAccounts, request),
    openHostedPage: async () => {
      throw new HostedPageRefused('PayPal needs JavaScript. Please choose Card instead.');
    },
    ...holdsOf(braintreeReadiness, id),
    find: (reference) => findOutcome(gateway, reference),
    capture: (reference, amount) => capture(gateway, reference, amount),
    cancel: (reference) => cancel(gateway, reference),
    refund: (request) => refundTransaction(gateway, request),
    findDispute: (reference) => findBraintreeDispute(gateway, reference),
    listEntries: (request) => listBraintreeEntries(gateway, request),
    readEvent: (payload, signature) => readBraintreeEvent(gateway, payload, signature),
    createClientToken: (currency) => createClientToken(gateway, merchantAccounts[currency]),
  };
};

const findOutcome = async (gateway: BraintreeGateway, reference: string): Promise<PaymentOutcome | null> => {
  const found = await findTransaction(gateway, reference);
  return found && outcomeOfTransaction(found);
};

const capture = async (
  gateway: BraintreeGateway,
  reference: string,
  amount: Money,
): Promise<PaymentOutcome> => {
  const submitting = gateway.transaction.submitForSettlement(reference, decimalOf(amount.amount));
  const result = await withFailuresNamed(submitting);
  if (result.success) return outcomeOfTransaction(transactionSchema.parse(result.transaction));
  // Asked before, and the answer was lost: Braintree takes a capture once.
  const now = await findOutcome(gateway, reference);
  if (now?.state === 'succeeded' && sameMoney(now.amount, amount)) return now;
  // Its hold has ended.
  if (now?.state === 'cancelled') return now;
  throw new Error(`Braintree refused to take ${decimalOf(amount.amount)} of ${reference}: ${result.message}`);
};

/** Money that was submitted could still be voided at Braintree; to the store it has been paid, and stays. */
const cancel = async (gateway: BraintreeGateway, reference: string): Promise<PaymentOutcome | null> => {
  const now = await findOutcome(gateway, reference);
  if (now?.state !== 'authorised' && now?.state !== 'processing') return now;
  const result = await withFailuresNamed(gateway.transaction.void(reference));
  return result.success
    ? outcomeOfTransaction(transactionSchema.parse(result.transaction))
    : findOutcome(gateway, reference);
};

const createClientToken = async (gateway: BraintreeGateway, account?: string): Promise<string> => {
  const generating = gateway.clientToken.generate(account ? { merchantAccountId: account } : {});
  const result = await withFailuresNamed(generating);
  if (result?.success) return result.clientToken;
  throw new ProviderUnavailable(`Braintree made no client token: ${result?.message}`);
};
