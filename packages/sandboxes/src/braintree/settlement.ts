import type { SandboxContext } from './context.ts';
import { recordInLedger } from './ledger.ts';
import type { Transaction } from './transaction.ts';

/** PayPal settles a little later; what is under way goes on after a restart. */
export class OutcomeDecision {
  readonly #context: SandboxContext;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(context: SandboxContext) {
    this.#context = context;
  }

  /** Everything that had not settled when the last process ended. */
  resume(): void {
    for (const transaction of this.#context.journal.list('transaction')) this.watch(transaction);
  }

  watch({ id, status }: Transaction): void {
    if (status !== 'settling' && status !== 'settlement_pending') return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#settle(id);
    }, this.#context.options.settleAfterMs ?? 1_500);
    timer.unref();
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #settle(id: string): void {
    const { journal, now, notify, commit } = this.#context;
    const before = journal.find('transaction', id);
    if (before?.status !== 'settling' && before?.status !== 'settlement_pending') return;
    const status = before.status === 'settling' ? 'settled' : before.settlesAs;
    const after = journal.save('transaction', id, { ...before, status, updatedAt: now().toISOString() });
    if (before.status === 'settlement_pending' && status === 'settled') {
      // A credit carries the store's key in place of an order: it is booked to the order of its sale.
      const sale = after.refundedId === null ? null : journal.find('transaction', after.refundedId);
      recordInLedger(journal, sale ? 'refund' : 'charge', sale ?? after, after.amount, now());
    }
    notify(status === 'settled' ? 'transaction_settled' : 'transaction_settlement_declined', after);
    commit();
  }
}
