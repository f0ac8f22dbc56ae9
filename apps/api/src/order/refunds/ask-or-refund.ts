import type { PaymentProvider, RefundOutcome, RefundRequest } from '@counterpane/providers/payment/port';

/**
 * Asks what became of a refund that its company has taken on, by the company's id of it; makes one that has none. Where a company
 * cannot be asked the same call is made again, with the same key. One that the company's list has not is under way.
 */
export const askOrRefund = async (
  provider: PaymentProvider,
  request: RefundRequest,
  refund: string | null,
): Promise<RefundOutcome> => {
  if (refund === null || !provider.listEntries) return provider.refund(request);
  const asked = { since: null, known: [{ reference: request.reference, refunds: [refund] }] };
  const entries = await provider.listEntries(asked);
  const found = entries.find(({ kind, reference }) => kind === 'refund' && reference === refund);
  return found ?? { reference: refund, state: 'pending' };
};
