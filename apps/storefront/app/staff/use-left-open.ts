import type { StaffSession } from '@counterpane/contract/staff/staff';
import { STAFF_IDLE_MS } from '@counterpane/contract/staff/staff-idle';
import { useEffect, useState } from 'react';
import { watchIdle } from './watch-idle.ts';

/**
 * Whether a page was left open for as long as a session lasts without use. Every call of the pages answers a new
 * `session`, which begins the time anew. It asks the store nothing: a question would be a use of the session, and two
 * open pages would keep each other alive for the whole day.
 */
export const useLeftOpen = (session: StaffSession | null): boolean => {
  const [left, setLeft] = useState<StaffSession | null>(null);
  useEffect(
    () => (session ? watchIdle(document, STAFF_IDLE_MS, () => setLeft(session)) : undefined),
    [session],
  );
  return session !== null && left === session;
};
