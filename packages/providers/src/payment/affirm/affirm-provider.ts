import type { Currency, Money } from '@counterpane/rules/money/money';
import { type LenderRecord, listLenderEntries } from '../lender/list-lender-entries.ts';
import type { PaymentProvider } from '../port.ts';
import { type AffirmAccount, type AffirmKeyPair, openAccount } from './affirm-account.ts';
import { readAffirmEvent } from './affirm-event.ts';
import { findOutcomeOfTransaction } from './affirm-outcome.ts';
import { cancelLoan, captureLoan, refundLoan } from './change-loan.ts';
import { confirmLoan, payWithCheckout } from './confirm-loan.ts';
import { findLoan, findTransaction } from './loans.ts';
import { openCheckout } from './open-checkout.ts';

interface AffirmProviderOptions extends AffirmKeyPair {
  /** The provider id of [K3]: `affirm`. */
  readonly id: string;
  /** `https://api.global.affirm.com` */
  readonly apiUrl: string;
  /** The keys of an account in Canada; without them no loan is in Canadian dollars. */
  readonly canada?: AffirmKeyPair | null;
  readonly timeoutMs: number;
}

/** Affirm lends from 50 to 30,000 dollars. Cents. */
const AFFIRM_LENDS = { least: 5_000, most: 3_000_000 } as const;

/**
 * Loans by Affirm [K3], over its Direct API. The shopper confirms on Affirm's page and brings a token back; authorising
 * with it holds the loan for us, and only `pay` and `capture` take it. A payment is known by its checkout until there is
 * a transaction, and by the transaction from then on. Amounts are cents; declines are outcomes; whatever leaves us in
 * doubt throws `ProviderUnavailable`, and the same call may then be made again.
 * @example affirmProvider({ id: 'affirm', apiUrl, publicKey, privateKey, timeoutMs: 10_000 })
 */
export const affirmProvider = (options: AffirmProviderOptions): PaymentProvider => {
  const { id, canada } = options;
  const accounts = [
    openAccount('USA', options, options),
    ...(canada ? [openAccount('CAN', canada, options)] : []),
  ];
  const accountIn = (currency: Currency) => accounts.find((account) => account.currency === currency);
  const getCall = ({ currency }: Money) => getAccount(accountIn(currency), currency).call;
  return {
    id,
    pay: (request) => payWithCheckout(getCall(request.amount), request),
    openHostedPage: (request) =>
      openCheckout(getAccount(accountIn(request.amount.currency), request.amount.currency), request),
    find: (reference) => firstOf(accounts, ({ call }) => findLoan(call, reference)),
    confirm: (approval) => confirmLoan(getCall(approval.amount), approval),
    capture: (reference, amount) => captureLoan(getCall(amount), reference, amount),
    cancel: (reference) => firstOf(accounts, ({ call }) => cancelLoan(call, reference)),
    refund: (request) => refundLoan(getCall(request.amount), request),
    listEntries: (request) =>
      listLenderEntries(request, (reference) =>
        firstOf(accounts, (account) => readStatements(account, reference)),
      ),
    readEvent: (rawBody, signature) => readAffirmEvent(accounts, rawBody, signature),
    takesAmount: ({ amount, currency }) =>
      accountIn(currency) !== undefined && amount >= AFFIRM_LENDS.least && amount <= AFFIRM_LENDS.most,
  };
};

const getAccount = (account: AffirmAccount | undefined, currency: Currency): AffirmAccount => {
  if (!account) throw new Error(`there is no account at Affirm that lends ${currency}`);
  return account;
};

/** A reference says nothing of its country: the account that knows it is asked for. */
const firstOf = async <T>(
  accounts: readonly AffirmAccount[],
  ask: (account: AffirmAccount) => Promise<T | null>,
): Promise<T | null> => {
  for (const account of accounts) {
    const found = await ask(account);
    if (found !== null) return found;
  }
  return null;
};

const readStatements = async ({ call }: AffirmAccount, reference: string): Promise<LenderRecord | null> => {
  const transaction = await findTransaction(call, reference);
  const refunds = (transaction?.events ?? []).filter(({ type }) => type === 'refund');
  return (
    transaction && {
      outcome: findOutcomeOfTransaction(transaction),
      refunds: refunds.map(({ id, amount }) => ({ id, amount: amount ?? 0 })),
    }
  );
};
