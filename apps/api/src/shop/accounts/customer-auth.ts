import { createHmac } from 'node:crypto';
import { COOKIES, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { keyOf } from '../../http/purpose-keys.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { beginSessionPlugin } from '../../sessions/begin-session.ts';
import { customerLogins, customerSessions, customers, customerVerifications } from './tables.ts';

const CODE_SECONDS = 10 * 60;
const CODE_TRIES = 5;

export type CustomerAuth = ReturnType<typeof createCustomerAuth>;

/**
 * Codes by email and sessions of customers, in tables of their own [R044]. Like that of staff its functions are called by
 * our own routes, and none of its routes is mounted.
 */
export const createCustomerAuth = ({
  database,
  secret,
  secureCookies,
  logger,
}: Pick<OrderDeps, 'database' | 'secret' | 'secureCookies'> & {
  readonly logger: Pick<OrderDeps['logger'], 'error'>;
}) =>
  betterAuth({
    // Only its own routes would need the address of the store, which has one for every storefront.
    baseURL: 'http://localhost',
    secret: keyOf(secret, 'customer-session'),
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: {
        user: customers,
        session: customerSessions,
        account: customerLogins,
        verification: customerVerifications,
      },
    }),
    session: { expiresIn: COOKIES.customer, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      // The library's own secure cookies are `__Secure-`, which a neighbouring host could set as well.
      useSecureCookies: false,
      cookies: { session_token: { name: nameOfCookie('customer', secureCookies) } },
      defaultCookieAttributes: { secure: secureCookies },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      beginSessionPlugin,
      emailOTP({
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        // A million codes are soon tried against a plain hash.
        storeOTP: {
          hash: async (code) =>
            createHmac('sha256', keyOf(secret, 'sign-in-code')).update(code).digest('base64url'),
        },
        // What is sent leaves by the outbox (send-code.ts).
        sendVerificationOTP: async () => undefined,
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => logger.error(`Customer sign-in: ${message}`) },
  });
