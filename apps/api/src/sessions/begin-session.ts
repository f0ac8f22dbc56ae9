import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Begins a session after our own sign-in; better-auth's sign-in would begin one after the password alone. Like all
 * its functions this one is called, and its route is never mounted.
 */
export const beginSessionPlugin = {
  id: 'begin-session',
  endpoints: {
    beginSession: createAuthEndpoint(
      '/begin-session',
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (call) => {
        const { internalAdapter } = call.context;
        const user = await internalAdapter.findUserById(call.body.userId);
        const session = await internalAdapter.createSession(call.body.userId);
        if (!user || !session) throw new Error('a session is of an account that is there');
        await setSessionCookie(call, { session, user });
        return call.json({ sessionId: session.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;
