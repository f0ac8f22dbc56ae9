import type { PaymentIntegration } from '@counterpane/providers/payment/integration';
import type { PaymentProvider, ReadEvent } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { Delivery } from '@counterpane/providers/payment/unwrap-webhook';
import type { OrderDeps } from '../deps.ts';

/** What the webhooks of a company are read with. */
interface Reader extends Pick<PaymentIntegration, 'unwrap'> {
  /** All ways to pay of a company share its keys, so any of them can read what it sends. */
  readonly provider: PaymentProvider;
  /** The ids of all of them. */
  readonly providers: readonly string[];
}

/** Null for a company that there is not, or at which the store has no account. */
export const findReader = (
  { providers }: OrderDeps,
  integrations: readonly PaymentIntegration[],
  company: string,
): Reader | null => {
  const integration = integrations.find(({ name }) => name === company);
  const [provider] = integration?.methodIds.flatMap((id) => providers.get(id) ?? []) ?? [];
  return integration && provider
    ? { provider, providers: integration.methodIds, unwrap: integration.unwrap }
    : null;
};

/** `ProviderUnavailable` when the provider has to be asked about it and does not answer. */
export const readEvent = (
  provider: PaymentProvider,
  { payload, signature }: Delivery,
): Promise<ReadEvent | ProviderUnavailable> =>
  orUnavailable(Promise.resolve(provider.readEvent(payload, signature)));

/** What asking a provider comes to, where it may not answer. */
export const orUnavailable = async <Answered>(
  asked: Promise<Answered>,
): Promise<Answered | ProviderUnavailable> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error;
    throw error;
  }
};
