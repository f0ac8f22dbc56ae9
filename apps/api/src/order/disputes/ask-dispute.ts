import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../deps.ts';
import { type RecordedDispute, recordDispute } from './record-dispute.ts';
import { findOpenDisputes } from './store.ts';

/** A company, by one of its ways to pay that any can be asked by, and the ids of all of them. */
interface Company {
  readonly provider: PaymentProvider;
  readonly providers: readonly string[];
}

/**
 * Asks a company what is true of a dispute, and books it.
 * @throws ProviderUnavailable when it does not answer
 */
export const askDispute = async (
  deps: OrderDeps,
  { provider, providers }: Company,
  reference: string,
): Promise<RecordedDispute> => {
  const heardAt = isoNow(deps.clock);
  const dispute = await provider.findDispute?.(reference);
  return dispute ? recordDispute(deps, { providers, dispute, heardAt }) : 'unknown';
};

/** Asks about every dispute of a company that is open as far as we know: a webhook may have been lost. */
export const askOpenDisputes = async (
  deps: OrderDeps,
  { provider, providers }: { readonly provider: PaymentProvider | undefined } & Pick<Company, 'providers'>,
): Promise<void> => {
  if (!provider?.findDispute) return;
  for (const reference of await findOpenDisputes(deps.database.db, providers)) {
    try {
      await askDispute(deps, { provider, providers }, reference);
    } catch (error) {
      deps.logger.warn({ reference, err: error }, 'a dispute could not be asked about');
    }
  }
};
