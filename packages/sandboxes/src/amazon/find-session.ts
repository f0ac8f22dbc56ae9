import type { SandboxContext } from './context.ts';
import { cancelled, type Session } from './session.ts';

/** How long Amazon waits for a session to be completed. */
export const SESSION_LIFE_MS = 24 * 60 * 60 * 1000;

/** A session as it is now: one that was not completed in time is over. */
export const findSession = ({ state, now }: SandboxContext, id: string): Session | null => {
  const session = state.find('session', id);
  if (!session) return null;
  const isOver = now().getTime() - Date.parse(session.createdAt) >= SESSION_LIFE_MS;
  return session.state === 'Open' && isOver
    ? cancelled(session, 'Expired', 'The Checkout Session has expired.')
    : session;
};
