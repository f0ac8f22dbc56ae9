import type { Currency } from '@counterpane/rules/money/money';
import { findInTurn } from './find-in-turn.ts';
import type { PaymentProvider, ReadEvent } from './port.ts';

/** The accounts that take one way to pay: each currency has its own, or the first one's. */
interface CurrencyAccounts {
  readonly first: PaymentProvider;
  readonly own: Partial<Readonly<Record<Currency, PaymentProvider>>>;
}

/**
 * Several accounts as one provider. New payments go to the account of their currency. What is known by a reference is
 * looked for in each, so that payments that were taken before an account was added stay with theirs.
 */
export const byCurrency = ({ first, own }: CurrencyAccounts): PaymentProvider => {
  const all = [first, ...Object.values(own)];
  if (all.length === 1) return first;
  const accountOf = (currency: Currency) => own[currency] ?? first;
  const find = <Found>(ask: (account: PaymentProvider) => Promise<Found | null>) => findInTurn(all, ask);
  const holderOf = async (reference: string): Promise<PaymentProvider> =>
    (await find(async (account) => ((await account.find(reference)) ? account : null))) ?? first;
  return {
    id: first.id,
    pay: (request) => accountOf(request.amount.currency).pay(request),
    openHostedPage: (request) => accountOf(request.amount.currency).openHostedPage(request),
    takesAmount: (amount) => accountOf(amount.currency).takesAmount?.(amount) ?? true,
    ...(first.holds && { holds: first.holds }),
    find: (reference) => find((account) => account.find(reference)),
    // What no account has is absent here too: the port tells by it what a provider can do.
    ...(first.findBySecret && {
      findBySecret: (reference, secret) =>
        find(async (account) => (await account.findBySecret?.(reference, secret)) ?? null),
    }),
    ...(first.confirm && {
      confirm: async (approval) => (await accountOf(approval.amount.currency).confirm?.(approval)) ?? null,
    }),
    capture: async (reference, amount, key, more) =>
      (await holderOf(reference)).capture(reference, amount, key, more),
    cancel: async (reference, key) => (await holderOf(reference)).cancel(reference, key),
    refund: async (request) => (await holderOf(request.reference)).refund(request),
    ...(first.findDispute && {
      findDispute: (reference) => find(async (account) => (await account.findDispute?.(reference)) ?? null),
    }),
    ...(first.findsDisputes && { findsDisputes: first.findsDisputes }),
    listEntries: async (request) => {
      const lists = await Promise.all(
        all.map(async (account) => (await account.listEntries?.(request)) ?? []),
      );
      return lists.flat();
    },
    readEvent: (rawBody, signature) => readSigned(all, rawBody, signature),
  };
};

/** Each account signs with a secret of its own; a webhook is believed when one of them has signed it. */
const readSigned = async (
  accounts: readonly PaymentProvider[],
  rawBody: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  for (const account of accounts) {
    const event = await account.readEvent(rawBody, signature);
    if (!('refused' in event && event.refused === 'bad_signature')) return event;
  }
  return { refused: 'bad_signature' };
};
