import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { keyOf } from '../../http/purpose-keys.ts';
import { beginSessionPlugin } from '../../sessions/begin-session.ts';
import type { StaffDeps } from '../deps.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { staffCookiePrefix } from './staff-cookie.ts';
import { userAccounts, userSessions, users, userVerifications } from './tables.ts';

/** A working day: a member of staff who forgets to sign out is signed out by the next morning. */
const SESSION_SECONDS = 12 * 3600;

export type Auth = ReturnType<typeof createAuth>;

/**
 * Email and password, with sessions in the database [R016]. Its functions are called by our own routes;
 * none of its routes is mounted, so that no account can be made from outside.
 */
export const createAuth = ({
  database,
  secret,
  secureCookies,
  passwordCost,
  logger,
}: Pick<StaffDeps, 'database' | 'secret' | 'secureCookies' | 'passwordCost'> & {
  readonly logger: Pick<StaffDeps['logger'], 'error'>;
}) =>
  betterAuth({
    // Only its own routes would need the address of the store, which has one for every storefront.
    baseURL: 'http://localhost',
    secret: keyOf(secret, 'staff-session'),
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: {
        user: users,
        session: userSessions,
        account: userAccounts,
        verification: userVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      password: {
        hash: (password) => hashPassword(password, passwordCost),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: 'customer' } } },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    advanced: {
      // The library's own secure cookies are `__Secure-`, which a neighbouring host could set as well.
      useSecureCookies: false,
      cookiePrefix: staffCookiePrefix(secureCookies),
      defaultCookieAttributes: { secure: secureCookies },
    },
    plugins: [beginSessionPlugin],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => logger.error(`Sign-in: ${message}`) },
  });
