import { type HistoryEntry, withEntry } from '../history/history.ts';
import type { Permissions } from './saved-checkout.ts';

/** A shopper's consent to one channel, or its refusal [K4]. */
interface PermissionEvent {
  readonly event: 'dataUsagePermission';
  readonly channel: 'email' | 'sms';
  readonly granted: boolean;
  /** ISO time. */
  readonly at: string;
  /** Country and state, as far as they are known. */
  readonly region: string;
}

/** What a submitted shipping step says: one event for email, one for text messages. */
export const permissionEvents = ({ sendEmail, sendSMS, at, region = '' }: Permissions): PermissionEvent[] => [
  { event: 'dataUsagePermission', channel: 'email', granted: sendEmail, at, region },
  { event: 'dataUsagePermission', channel: 'sms', granted: sendSMS, at, region },
];

/** The log of a cart with what has changed: it outlives the data of the checkout, and is frozen with the order. */
export const withPermissions = (
  history: readonly HistoryEntry[],
  before: Partial<Permissions> | undefined,
  permissions: Permissions,
): HistoryEntry[] =>
  permissionEvents(permissions)
    .filter(({ channel, granted }) => granted !== wasGranted(before, channel))
    .reduce<HistoryEntry[]>(
      (log, { channel, granted, at, region }) =>
        withEntry(log, {
          type: 'dataUsagePermission',
          at,
          metadata: { channel, granted, region, texts: permissions.texts },
        }),
      [...history],
    );

const wasGranted = (before: Partial<Permissions> | undefined, channel: 'email' | 'sms'): boolean =>
  storedBoolean(channel === 'email' ? before?.sendEmail : before?.sendSMS);

/** Consent is restored only where a boolean was stored; anything else is a no [K3]. */
export const storedBoolean = (stored: unknown): boolean => stored === true;
