import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { LenderClient, LenderRefusal } from '../lender/lender-client.ts';
import { formatReference, parseReference } from '../order-reference.ts';
import { AccountRefused, ProviderUnavailable } from '../provider-unavailable.ts';
import {
  type AffirmCheckout,
  type AffirmTransaction,
  checkoutSchema,
  transactionSchema,
} from './affirm-answers.ts';
import { findOutcomeOfTransaction, outcomeOfCheckout } from './affirm-outcome.ts';

/**
 * A loan by its transaction or its checkout. What a checkout that is read says of its shopper's word is documented
 * nowhere, so an open one is tried: authorising takes no money, and is refused until the shopper has confirmed.
 */
export const findLoan = async (call: LenderClient, reference: string): Promise<PaymentOutcome | null> => {
  const transaction = await findTransaction(call, reference);
  if (transaction) return findOutcomeOfTransaction(transaction);
  const page = await findPage(call, reference);
  if (page?.state !== 'challenge') return page;
  // A key of its own: the refusal of a try is not the answer to the token that comes later. It makes no second loan: a token is good
  // for one transaction, which has its id, so that a try whose answer was lost is found above, and one beside another below.
  const tried = await authorise(call, reference, formatReference(page), `${reference}-${Date.now()}`);
  return 'state' in tried ? tried : page;
};

/** Where a page is, without a word of what was confirmed there. */
export const findPage = async (call: LenderClient, id: string): Promise<PaymentOutcome | null> => {
  const checkout = await findCheckout(call, id);
  const owner = parseReference(checkout?.order_id);
  return checkout && owner && outcomeOfCheckout(checkout, owner, Date.now());
};

/** Null when Affirm knows no checkout of this id. */
export const findCheckout = (call: LenderClient, id: string): Promise<AffirmCheckout | null> =>
  find(call, `/api/v2/checkout/${encodeURIComponent(id)}`, checkoutSchema);

/** Null when Affirm knows no transaction of this id. */
export const findTransaction = (call: LenderClient, id: string): Promise<AffirmTransaction | null> =>
  find(call, `${transactionPath(id)}?expand=events`, transactionSchema);

export const transactionPath = (id: string, verb = ''): string =>
  `/api/v1/transactions/${encodeURIComponent(id)}${verb}`;

const find = async <T>(
  call: LenderClient,
  path: string,
  answer: Parameters<typeof call<T>>[0]['answer'],
): Promise<T | null> => {
  const found = await call({ method: 'GET', path, answer });
  if (found.ok) return found.value;
  if (found.status === 404) return null;
  throw new AccountRefused(`Affirm does not tell of ${path}: ${found.message}`);
};

/**
 * Holds a confirmed loan for us. The same key again finds what the first call did, and what came of it. A call with another key may
 * have held it and lost its answer: before a refusal is believed, the transaction is looked for under the token, which its id is
 * "equivalent to" ("Transaction object").
 */
export const authorise = async (
  call: LenderClient,
  token: string,
  orderId: string,
  key = token,
): Promise<PaymentOutcome | NonNullable<PaymentOutcome['failure']>> => {
  const authorised = await call({
    method: 'POST',
    path: '/api/v1/transactions',
    body: { transaction_id: token, order_id: orderId },
    headers: { 'idempotency-key': `authorise-${key}` },
    answer: transactionSchema,
  });
  if (!authorised.ok) {
    const held = await findTransaction(call, token);
    return (held && findOutcomeOfTransaction(held)) ?? failureOf(authorised);
  }
  // A repeated call is answered with what was true at the first one, so the transaction is read again.
  const current = (await findTransaction(call, authorised.value.id)) ?? authorised.value;
  const outcome = findOutcomeOfTransaction(current);
  if (!outcome) throw new ProviderUnavailable('Affirm holds a loan and does not know whose');
  return outcome;
};

/** Affirm has one code for every decline, so that too little money is known by the text. */
const failureOf = ({ code, message }: Pick<LenderRefusal, 'code' | 'message'>) => ({
  code: /insufficient/i.test(`${code} ${message}`) ? 'insufficient_funds' : code,
  message: message || 'Affirm declined the loan.',
});
