import type { Money } from '@counterpane/rules/money/money';
import { byCurrency } from '../by-currency.ts';
import { findInTurn } from '../find-in-turn.ts';
import type { LenderClient } from '../lender/lender-client.ts';
import { type LenderRecord, listLenderEntries } from '../lender/list-lender-entries.ts';
import type { PaymentProvider } from '../port.ts';
import { type AffirmAccount, type AffirmKeyPair, openAccount } from './affirm-account.ts';
import { readAffirmEvent } from './affirm-event.ts';
import { disputedOf, findOutcomeOfTransaction } from './affirm-outcome.ts';
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
export const affirmProvider = ({ canada, ...options }: AffirmProviderOptions): PaymentProvider => {
  const american = openAccount('USA', options, options);
  const canadian = canada ? openAccount('CAN', canada, options) : null;
  const accounts = canadian ? [american, canadian] : [american];
  const provider = byCurrency({
    first: lender(american, options),
    own: canadian ? { CAD: lender(canadian, options) } : {},
  });
  // Each payment is asked for where it is known: an account need not tell of another country's.
  const read = (reference: string) => findInTurn(accounts, ({ call }) => readStatements(call, reference));
  return { ...provider, listEntries: (request) => listLenderEntries(request, read) };
};

/** The account of one country: it lends in its own currency and no other. */
const lender = (account: AffirmAccount, { id }: Pick<AffirmProviderOptions, 'id'>): PaymentProvider => {
  const { call } = account;
  const checked = <Request extends { readonly amount: Money }>(request: Request): Request => {
    const { currency } = request.amount;
    if (currency !== account.currency)
      throw new Error(`there is no account at Affirm that lends ${currency}`);
    return request;
  };
  return {
    id,
    pay: async (request) => payWithCheckout(call, checked(request)),
    openHostedPage: async (request) => openCheckout(account, checked(request)),
    find: (reference) => findLoan(call, reference),
    confirm: async (approval) => confirmLoan(call, checked(approval)),
    capture: (reference, amount) => captureLoan(call, reference, amount),
    cancel: (reference) => cancelLoan(call, reference),
    refund: (request) => refundLoan(call, request),
    findsDisputes: 'when_asked',
    readEvent: (rawBody, signature) => readAffirmEvent(account, rawBody, signature),
    takesAmount: ({ amount, currency }) =>
      currency === account.currency && amount >= AFFIRM_LENDS.least && amount <= AFFIRM_LENDS.most,
  };
};

const readStatements = async (call: LenderClient, reference: string): Promise<LenderRecord | null> => {
  const transaction = await findTransaction(call, reference);
  const refunds = (transaction?.events ?? []).filter(({ type }) => type === 'refund');
  return (
    transaction && {
      outcome: findOutcomeOfTransaction(transaction),
      refunds: refunds.map(({ reference_id: id, amount }) => ({ id: id ?? reference, amount: amount ?? 0 })),
      disputed: disputedOf(transaction),
    }
  );
};
