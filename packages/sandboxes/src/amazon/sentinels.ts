import type { Sentinel } from '../machinery/integration.ts';
import { ADDRESSES, INSTRUMENTS } from './instruments.ts';

export const SENTINELS: readonly Sentinel[] = [
  ...INSTRUMENTS.map(({ label, outcome }) => ({ input: label, effect: outcome })),
  ...Object.entries(ADDRESSES).map(([key, { city, countryCode }]) => ({
    input: `Address “${key}”`,
    effect: `${city}, ${countryCode}`,
  })),
];
