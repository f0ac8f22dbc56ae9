import { findDecimalCents } from '../machinery/decimal-amount.ts';
import { type Answer, bare, made, ok, refuse, refuseFor } from './answer.ts';
import { type ApiCall, type Endpoint, fieldOf, textOf } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { newId } from './ids.ts';
import { recordInLedger } from './ledger.ts';
import { findNonce, type UsableNonce } from './nonces.ts';
import { DUPLICATE, decideSale, type SaleOutcome } from './sale-outcome.ts';
import { refuseShape } from './sale-shape.ts';
import { presentTransaction, type Transaction } from './transaction.ts';

/** Braintree's duplicate checking looks back so far. */
const DUPLICATE_WINDOW_MS = 30_000;

interface Sale {
  readonly cents: number;
  readonly account: string;
  readonly currency: string;
  readonly orderId: string;
  readonly isSubmitted: boolean;
}

/** POST …/transactions: takes the money of a nonce, or holds it. */
export const createSale: Endpoint = (context, { body, watch }) => {
  const cents = findDecimalCents(textOf(body, 'transaction', 'amount'));
  if (cents === null) return refuseFor('81503', 'amount', 'Amount is an invalid format.');
  const { merchantAccounts } = context.options;
  const account =
    textOf(body, 'transaction', 'merchant_account_id') || (Object.keys(merchantAccounts)[0] ?? '');
  const currency = Object.hasOwn(merchantAccounts, account) ? merchantAccounts[account] : undefined;
  if (!currency) return refuseFor('91513', 'merchant_account_id', 'Merchant account ID is invalid.');
  const misshapen = refuseShape(body);
  if (misshapen) return misshapen;
  const nonce = findNonce(context.journal, textOf(body, 'transaction', 'payment_method_nonce'));
  if (!nonce) return refuseFor('91565', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.');
  if (nonce.isUsed)
    return refuseFor('91564', 'payment_method_nonce', 'Cannot use a payment_method_nonce more than once.');

  const orderId = textOf(body, 'transaction', 'order_id');
  const isSubmitted = fieldOf(body, 'transaction', 'options', 'submit_for_settlement') === true;
  const sale = { cents, account, currency, orderId, isSubmitted };
  const transaction = sell(context, nonce, sale);
  watch(transaction);
  return answerOf(transaction);
};

const sell = (context: SandboxContext, nonce: UsableNonce, sale: Sale): Transaction => {
  const { journal, now } = context;
  const outcome = isDuplicate(context, nonce, sale) ? DUPLICATE : decideSale(nonce, sale.cents);
  const transaction = newTransaction(nonce, sale, outcome, now());
  journal.save('transaction', transaction.id, transaction);
  const { isFake, ...kept } = nonce;
  if (!isFake) journal.save('nonce', nonce.id, { ...kept, isUsed: true });
  if (transaction.status === 'authorized')
    recordInLedger(journal, 'authorise', transaction, sale.cents, now());
  if (transaction.status === 'settling') recordInLedger(journal, 'charge', transaction, sale.cents, now());
  return transaction;
};

const newTransaction = (
  nonce: UsableNonce,
  { cents, account, currency, orderId, isSubmitted }: Sale,
  outcome: SaleOutcome,
  now: Date,
): Transaction => ({
  id: newId(),
  type: 'sale',
  amount: cents,
  currency,
  merchantAccountId: account,
  orderId,
  payer: nonce.payer,
  ...outcome,
  status: outcome.status === 'settling' && !isSubmitted ? 'authorized' : outcome.status,
  refundedId: null,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/** The same sum for the same order by the same payer, a moment ago and successful. */
const isDuplicate = ({ journal, now }: SandboxContext, nonce: UsableNonce, sale: Sale): boolean =>
  sale.orderId !== '' &&
  journal
    .list('transaction')
    .some(
      ({ type, orderId, amount, payer, rejection, responseCode, createdAt }) =>
        type === 'sale' &&
        orderId === sale.orderId &&
        amount === sale.cents &&
        payer === nonce.payer &&
        rejection === null &&
        responseCode === '1000' &&
        now().getTime() - Date.parse(createdAt) < DUPLICATE_WINDOW_MS,
    );

const answerOf = (transaction: Transaction): Answer => {
  const shown = presentTransaction(transaction);
  if (transaction.rejection) return refuse(`Gateway Rejected: ${transaction.rejection}`, [], shown);
  return transaction.responseCode === '1000'
    ? made('transaction', shown)
    : refuse(transaction.responseText, [], shown);
};

/** GET …/transactions/:id */
export const readTransaction: Endpoint = ({ journal }, { id }: ApiCall) => {
  const transaction = journal.find('transaction', id);
  return transaction
    ? ok('transaction', presentTransaction(transaction, refundsOf(journal.list('transaction'), id)))
    : bare(404);
};

const refundsOf = (transactions: readonly Transaction[], id: string): string[] =>
  transactions.filter(({ refundedId }) => refundedId === id).map((refund) => refund.id);
