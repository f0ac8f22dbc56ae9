import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/open.ts';
import type { BaseDeps } from '../deps.ts';
import type { Answer, Repeated } from '../http/answers.ts';
import { withIdempotency } from '../http/with-idempotency.ts';
import { type Act, type Attempt, actorOf, recordAct } from './record-act.ts';

/** What a write of staff comes to, with what is written down of it. */
interface Acted<Written> extends Pick<Act, 'storefront' | 'detail'> {
  readonly answer: Written;
}

/** One write of a member of staff. */
interface StaffWrite<Written> {
  readonly request: FastifyRequest;
  readonly memberId: string;
  readonly attempt: Attempt;
  write(tx: Queries): Promise<Acted<Written>>;
}

type Deps = Pick<BaseDeps, 'database' | 'clock'>;

/**
 * Runs a write and records its act: in the same transaction when it succeeds, after the rollback when it is
 * refused. `run` opens the transaction. It does not call the write when it already has the answer, so a replay
 * records no second act.
 */
export const withAct = async <Written extends Answer, Ran extends Answer | Repeated>(
  deps: Deps,
  { request, memberId, attempt, write }: StaffWrite<Written>,
  run: (write: (tx: Queries) => Promise<Written>) => Promise<Ran>,
): Promise<Ran> => {
  const actor = actorOf(deps, request, memberId);
  let refusedAt: Pick<Act, 'storefront'> = {};
  const answer = await run(async (tx) => {
    const { answer: acted, ...facts } = await write(tx);
    refusedAt = facts.storefront === undefined ? {} : { storefront: facts.storefront };
    if (acted.status < 400) await recordAct(tx, actor, { ...attempt, ...facts, outcome: 'done' });
    return acted;
  });
  if (answer.status >= 400) {
    const detail = { code: codeOf(answer) };
    await recordAct(deps.database.db, actor, { ...attempt, ...refusedAt, outcome: 'refused', detail });
  }
  return answer;
};

/** The same for a write that an `Idempotency-Key` may name. */
export const withActAndIdempotency = <Written extends Answer>(deps: Deps, staffWrite: StaffWrite<Written>) =>
  withAct(deps, staffWrite, (write) =>
    withIdempotency({
      request: staffWrite.request,
      database: deps.database,
      visitorId: `staff:${staffWrite.memberId}`,
      write,
    }),
  );

const codeOf = (answer: Answer | Repeated): string | null => {
  const body: unknown = 'repeated' in answer ? answer.repeated : answer.body;
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null;
};
