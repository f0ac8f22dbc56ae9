import type { StaffSession } from '@counterpane/contract/staff/staff';
import { STAFF_IDLE_MS } from '@counterpane/contract/staff/staff-idle';
import { useEffect, useState } from 'react';
import { watchIdle } from './watch-idle.ts';

/**
 * Whether a page has been idle for as long as a session lasts without use. Each call of the pages answers a new `session`,
 * which restarts the time. The hook calls no API: a call would use the session, and two open pages would keep each other
 * signed in for the whole day.
 */
export const useIdle = (session: StaffSession | null): boolean => {
  const [idle, setIdle] = useState<StaffSession | null>(null);
  useEffect(
    () => (session ? watchIdle(document, STAFF_IDLE_MS, () => setIdle(session)) : undefined),
    [session],
  );
  return session !== null && idle === session;
};
