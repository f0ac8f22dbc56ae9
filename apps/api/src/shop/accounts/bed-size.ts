import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { pageCookieLine, SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import type { Size } from '@counterpane/rules/options/sizes';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { customers } from './tables.ts';

type Deps = Pick<OrderDeps, 'database' | 'secureCookies'>;

/** The size of a customer's bed; null where they saved none. */
export const findBedSize = async (db: Queries, customerId: string): Promise<Size | null> => {
  const [customer] = await db
    .select({ bedSize: customers.bedSize })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.bedSize ?? null;
};

/** Saves it, and has the pages of this browser begin with it: they read it from the cookie of what was chosen last. */
export const saveBedSize = async (
  deps: Deps,
  reply: FastifyReply,
  customerId: string,
  bedSize: Size | null,
): Promise<void> => {
  await deps.database.db.update(customers).set({ bedSize }).where(eq(customers.id, customerId));
  preselect(reply, bedSize, deps);
};

/** A browser that has chosen no size begins with that of the customer who signs in. */
export const bringBedSize = async (
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  customerId: string,
): Promise<void> => {
  if (findCookie(request.headers.cookie, SIZE_COOKIE) !== null) return;
  const bedSize = await findBedSize(deps.database.db, customerId);
  if (bedSize) preselect(reply, bedSize, deps);
};

/** The size goes with the customer who signs out, unless another one was chosen since. */
export const takeBedSize = async (
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  customerId: string,
): Promise<void> => {
  const chosen = findCookie(request.headers.cookie, SIZE_COOKIE);
  if (chosen !== null && chosen === (await findBedSize(deps.database.db, customerId)))
    preselect(reply, null, deps);
};

const preselect = (reply: FastifyReply, size: Size | null, { secureCookies }: Deps): void => {
  const scheme = secureCookies ? 'https:' : 'http:';
  reply.header('set-cookie', pageCookieLine(SIZE_COOKIE, size ?? '', scheme));
};
