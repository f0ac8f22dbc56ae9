import { signedOutAnswerSchema, signInSchema, staffMemberAnswerSchema } from '@counterpane/contract/staff';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { no, ok, sendAnswer } from '../http/answers.ts';
import { sendTooMany } from '../http/limiter.ts';
import { responses } from '../http/responses.ts';
import { findStaffRole } from './rights.ts';
import { beginSignIn } from './sign-in-limit.ts';
import type { StaffDoor } from './staff-door.ts';

/** Staff sign in and out (decisions row 13). */
export const staffRoutes =
  (deps: ApiDeps, { auth, requireStaff }: StaffDoor): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/staff/session',
      { schema: { body: signInSchema, response: responses(staffMemberAnswerSchema) } },
      async (request, reply) => {
        const attempt = await beginSignIn(deps, request, request.body.email);
        if (attempt.retryAfter !== null) return sendTooMany(reply, attempt.retryAfter);
        // Every way to be wrong is the same to us: an unknown address, a wrong password, no address at all.
        const signedIn = await auth.api
          .signInEmail({ body: request.body, headers: new Headers(), returnHeaders: true })
          .catch((error: unknown) => {
            if (isRefusal(error)) return null;
            throw error;
          });
        const user = signedIn?.response.user;
        const role = findStaffRole(user && 'role' in user ? user.role : null);
        if (!signedIn || !user || !role) return sendAnswer(reply, no({ code: 'sign_in_failed' }));
        await attempt.succeeded();
        passCookies(reply, signedIn.headers);
        return ok({ id: user.id, name: user.name, email: user.email, role }).body;
      },
    );

    app.get(
      '/staff/session',
      { schema: { response: responses(staffMemberAnswerSchema) } },
      async (request, reply) => {
        const member = await requireStaff(request, reply);
        return member ? sendAnswer(reply, ok(member)) : reply;
      },
    );

    app.delete(
      '/staff/session',
      { schema: { response: responses(signedOutAnswerSchema) } },
      async (request, reply) => {
        const headers = new Headers({ cookie: request.headers.cookie ?? '' });
        const signedOut = await auth.api.signOut({ headers, returnHeaders: true });
        passCookies(reply, signedOut.headers);
        return ok(null).body;
      },
    );

    done();
  };

const passCookies = (reply: FastifyReply, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
};

/** What the library throws for a wrong password; anything else is a bug or a database that is gone. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;
