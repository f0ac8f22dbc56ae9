import { createHash } from 'node:crypto';
import { message } from '@counterpane/messages/message';
import { packMessages, unpackMessages } from '@counterpane/messages/pack-messages';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Queries } from '../database/open.ts';
import { type Answer, failed, type RefusalAnswer, type Repeated } from './answers.ts';
import { idempotencyKeys } from './tables.ts';

/** A write of a visitor that an `Idempotency-Key` may name. Its result may hold more than the answer. */
interface IdempotentWrite<Written extends Answer> {
  readonly request: FastifyRequest;
  readonly database: Database;
  readonly visitorId: string;
  /**
   * A write that is one statement with a version check is atomic by itself: without a key it needs no
   * transaction around it.
   */
  readonly isOneStatement?: boolean;
  /** The part of the body that makes it a different request; by default all of it. */
  readonly body?: unknown;
  write(tx: Queries): Promise<Written>;
}

/**
 * Runs a write in one transaction. With an `Idempotency-Key` the answer is kept in the same transaction:
 * the same request again gets the first answer, also when both come at once or the process died in
 * between. A refused write is rolled back whole. What the write came to is returned as it is; of a repeated request there
 * is the answer alone.
 */
export const withIdempotency = async <Written extends Answer>(
  idempotent: IdempotentWrite<Written>,
): Promise<Written | Repeated | WrongKey> => {
  const { request, database, visitorId, write } = idempotent;
  const key = idempotencyKeyOf(request);
  if (key === null) return idempotent.isOneStatement ? write(database.db) : orRollBack(database, write);
  if (key.length > 200) return KEY_TOO_LONG;
  const requestHash = hashOf(request, idempotent.body ?? request.body);
  return orRollBack(database, async (tx) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ visitorId, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) return replay(tx, visitorId, key, requestHash);
    const first = await write(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: first.status, body: packMessages(first.body) })
      .where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key)));
    return first;
  });
};

/** The key that a client gave its request; null without one. */
export const idempotencyKeyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
};

/** A refusal must not leave half a write behind, so it travels out of the transaction as a throw. */
const orRollBack = async <Written extends Answer | Repeated>(
  database: Pick<Database, 'transaction'>,
  write: (tx: Queries) => Promise<Written>,
): Promise<Written> => {
  let refused: Written | null = null;
  try {
    return await database.transaction(async (tx) => {
      refused = null;
      const written = await write(tx);
      if (written.status < 400) return written;
      refused = written;
      throw new RolledBack();
    });
  } catch (error) {
    if (refused !== null && error instanceof RolledBack) return refused;
    throw error;
  }
};

class RolledBack extends Error {}

const replay = async (
  tx: Queries,
  visitorId: string,
  key: string,
  requestHash: string,
): Promise<Repeated | WrongKey> => {
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key)));
  if (!first?.body || first.requestHash !== requestHash) return KEY_REUSED;
  return { status: first.status ?? 200, repeated: unpackMessages(first.body) };
};

const hashOf = ({ method, url }: FastifyRequest, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
    .digest('hex');

type WrongKey = RefusalAnswer<'idempotency_key_reused' | 'invalid_request'>;

const KEY_REUSED: WrongKey = failed(
  'idempotency_key_reused',
  message('This key was used for another request'),
);

const KEY_TOO_LONG: WrongKey = failed(
  'invalid_request',
  message('An Idempotency-Key has at most 200 characters'),
);
