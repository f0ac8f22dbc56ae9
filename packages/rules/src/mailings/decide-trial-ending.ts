import { type DeliveredLine, returnableUnits } from '../returns/decide-return.ts';
import { MAILINGS } from './mailings.ts';

/**
 * The ISO day from which on a customer is told that the nights to try a line end: so many days before the last one. Null for a line
 * that has none, or of which nothing can be sent back on `today`.
 * @example trialToldOn({ window: { subject: 'trial', lastNight: '2026-12-31' }, … }, '2026-06-01') // "2026-12-17"
 */
export const trialToldOn = (line: DeliveredLine, today: string): string | null => {
  const { window } = line;
  if (window?.subject !== 'trial' || returnableUnits(line, today).bar !== null) return null;
  const told = Date.parse(window.lastNight) - MAILINGS.trial_ending.daysBefore * DAY_MS;
  return new Date(told).toISOString().slice(0, 10);
};

/** Whether the nights to try a line end soon on an ISO day, and the line can still be sent back [R060]. */
export const isTrialEnding = (line: DeliveredLine, today: string): boolean => {
  const { window } = line;
  const toldOn = trialToldOn(line, today);
  return window !== null && toldOn !== null && toldOn <= today && today <= window.lastNight;
};

const DAY_MS = 86_400_000;
