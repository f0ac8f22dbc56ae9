import type { ShopDeps } from '@counterpane/api/shop/deps';
import { dynamicYieldExperiments } from '@counterpane/providers/experiments/dynamic-yield/dynamic-yield-experiments';
import { traceExperiments } from '../monitoring/trace-calls.ts';
import type { DynamicYieldKeys } from './dynamic-yield-keys.ts';

/** A cart is shown with the defaults rather than late. */
const FLAGS_TIMEOUT_MS = 500;

/** The services of the brands that have an account; all others have the store's own experiments. */
export const experimentServicesOf = ({ apiKeys, apiUrl }: DynamicYieldKeys): ShopDeps['experimentServices'] =>
  new Map(
    [...apiKeys].map(([brand, apiKey]) => [
      brand,
      traceExperiments(dynamicYieldExperiments({ apiKey, apiUrl, timeoutMs: FLAGS_TIMEOUT_MS })),
    ]),
  );
