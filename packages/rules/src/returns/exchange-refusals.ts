import { RETURN_REFUSALS } from '../refusal-groups.ts';
import type { RefusalCode } from '../refusals.ts';

/** Why a piece is not exchanged for another one; here, because no browser decides it [R050]. */
export const EXCHANGE_REFUSALS = [
  ...RETURN_REFUSALS,
  'exchange_unavailable',
  'exchange_costs_more',
  'difference_changed',
] as const satisfies readonly RefusalCode[];
export type ExchangeRefusalCode = (typeof EXCHANGE_REFUSALS)[number];
