import { accountEndpoints } from '@counterpane/contract/staff/account-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok, refused } from '../../http/answers.ts';
import { tooMany } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { passCookies } from '../../sessions/pass-cookies.ts';
import type { StaffDeps } from '../deps.ts';
import { reauthenticate } from './reauthenticate.ts';
import { endSessions } from './sessions.ts';
import { signInWithCode, signInWithPassword } from './sign-in.ts';
import { beginSignIn } from './sign-in-limit.ts';
import type { StaffAuth } from './staff-auth.ts';
import { staffSessionView } from './staff-session-view.ts';

/** Staff sign in, prove once more who they are, and sign out [R024]. */
export const sessionRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { auth, requireSession } = staffAuth;

    route(app, accountEndpoints.signIn, async (request, reply) => {
      const attempt = await beginSignIn(deps, request, request.body.email);
      if (attempt.retryAfter !== null) return tooMany(attempt.retryAfter);
      try {
        return await signInWithPassword({ deps, auth, request, reply }, attempt, request.body);
      } finally {
        attempt.end();
      }
    });

    route(app, accountEndpoints.enterCode, async (request, reply) =>
      signInWithCode({ deps, auth, request, reply }, request.body.code),
    );

    route(app, accountEndpoints.proveStaff, async (request, _reply) => {
      const { signedIn, refusal: notIn } = await requireSession(request);
      if (notIn) return notIn;
      const refusal = await reauthenticate(deps, auth, request, signedIn, request.body);
      return refusal ? refused(refusal) : ok(null);
    });

    route(app, accountEndpoints.staffSession, async (request, _reply) => {
      const { signedIn, refusal } = await requireSession(request);
      return refusal ?? ok(staffSessionView(signedIn));
    });

    route(app, accountEndpoints.signOut, async (request, reply) => {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' });
      const found = await auth.api.getSession({ headers });
      if (found)
        await deps.database.transaction(async (tx) => {
          await endSessions(tx, found.user.id, { only: found.session.id });
          await recordAct(tx, actorOf(deps, request, found.user.id), {
            action: 'sign-out',
            outcome: 'done',
          });
        });
      const signedOut = await auth.api.signOut({ headers, returnHeaders: true });
      passCookies(reply, signedOut.headers);
      // Not "cookies": a shopper's cart may be in the same browser.
      reply.header('clear-site-data', '"cache"');
      return ok(null);
    });

    done();
  };
