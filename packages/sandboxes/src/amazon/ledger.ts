import { enter, type LedgerEntry, orderOf } from '../machinery/ledger.ts';
import type { Charge } from './charge.ts';
import type { AmazonState } from './state.ts';

export const recordInLedger = (
  state: AmazonState,
  kind: LedgerEntry['kind'],
  { permissionId, currency }: Charge,
  amount: number,
  now: Date,
): void => {
  const reference = state.find('permission', permissionId)?.merchantReferenceId;
  enter(state, {
    provider: 'amazon',
    orderId: orderOf(reference),
    kind,
    amount,
    currency,
    at: now.toISOString(),
  });
};
