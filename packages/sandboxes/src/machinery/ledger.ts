/** One movement of money as a provider saw it: cents, and our order id. What comes back after a refund or a dispute is less than zero. */
export interface LedgerEntry {
  readonly provider: string;
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'dispute' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

/** A sandbox's memory, as far as its ledger goes. */
interface LedgerStore {
  count(kind: 'ledger'): number;
  save(kind: 'ledger', id: string, entry: LedgerEntry): LedgerEntry;
}

/** Writes down a movement; entries are numbered as they happened. */
export const enter = (store: LedgerStore, entry: LedgerEntry): LedgerEntry =>
  store.save('ledger', String(store.count('ledger')), entry);

/** The order in a reference that a store wrote: the order and its attempt to pay, `<order>/<attempt>`. */
export const orderOf = (reference: string | null | undefined): string => reference?.split('/')[0] ?? '';
