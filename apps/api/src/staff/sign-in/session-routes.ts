import {
  signedOutAnswerSchema,
  signInSchema,
  staffSessionAnswerSchema,
} from '@counterpane/contract/staff/staff';
import { codeSchema, doneAnswerSchema, proofSchema } from '@counterpane/contract/staff/staff-account';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { sendTooMany } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import type { StaffDeps } from '../deps.ts';
import { passCookies } from './pass-cookies.ts';
import { reauthenticate } from './reauthenticate.ts';
import { endSessions } from './sessions.ts';
import { signInWithCode, signInWithPassword } from './sign-in.ts';
import { beginSignIn } from './sign-in-limit.ts';
import type { StaffAuth } from './staff-auth.ts';
import { staffSessionView } from './staff-session-view.ts';

/** Staff sign in, prove once more who they are, and sign out [R024]. */
export const sessionRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { auth, requireSession } = staffAuth;

    app.post(
      '/staff/session',
      { schema: { body: signInSchema, response: responses(staffSessionAnswerSchema) } },
      async (request, reply) => {
        const attempt = await beginSignIn(deps, request, request.body.email);
        if (attempt.retryAfter !== null) return sendTooMany(reply, attempt.retryAfter);
        try {
          const answer = await signInWithPassword({ deps, auth, request, reply }, attempt, request.body);
          return sendAnswer(reply, answer);
        } finally {
          attempt.end();
        }
      },
    );

    app.post(
      '/staff/session/code',
      { schema: { body: codeSchema, response: responses(staffSessionAnswerSchema) } },
      async (request, reply) =>
        sendAnswer(reply, await signInWithCode({ deps, auth, request, reply }, request.body.code)),
    );

    app.post(
      '/staff/session/proof',
      { schema: { body: proofSchema, response: responses(doneAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await requireSession(request, reply);
        if (!signedIn) return reply;
        const refusal = await reauthenticate(deps, auth, request, signedIn, request.body);
        return sendAnswer(reply, refusal ? refused(refusal) : ok(null));
      },
    );

    app.get(
      '/staff/session',
      { schema: { response: responses(staffSessionAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await requireSession(request, reply);
        return signedIn ? sendAnswer(reply, ok(staffSessionView(signedIn))) : reply;
      },
    );

    app.delete(
      '/staff/session',
      { schema: { response: responses(signedOutAnswerSchema) } },
      async (request, reply) => {
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
        return sendAnswer(reply, ok(null));
      },
    );

    done();
  };
