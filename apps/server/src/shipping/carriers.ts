import { easypostProvider } from '@counterpane/providers/shipping/easypost/easypost-provider';
import type { CarrierService } from '@counterpane/providers/shipping/port';
import { traceCarriers } from '../monitoring/trace-calls.ts';
import { type EasypostKeys, easypostEnvironment, toEasypostKeys } from './easypost-keys.ts';

/** Of each call: carriers print a label in seconds, and staff wait for it. */
const TIMEOUT_MS = 20_000;

/** The carriers of an account; in a demo without one, those of the settings of its sandboxes. */
export const carriersOf = (
  own: EasypostKeys | null,
  sandboxSettings: Readonly<Record<string, string>> = {},
): CarrierService | null => {
  const keys = own ?? toEasypostKeys(easypostEnvironment.parse(sandboxSettings));
  return keys && traceCarriers(easypostProvider({ ...keys, timeoutMs: TIMEOUT_MS }));
};
