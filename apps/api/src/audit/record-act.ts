import { idSchema } from '@counterpane/contract/envelope';
import type { StaffAction, StaffObject, StaffOutcome } from '@counterpane/contract/staff/staff-acts';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { BaseDeps } from '../deps.ts';
import { staffActs } from './tables.ts';

/**
 * Who acts, when, and from where. The member is unknown where a sign-in failed for an address without an account.
 */
export interface Actor {
  readonly memberId: string | null;
  /** The client's address as limits count it: an IPv6 client is its /64. `operator` for the command line. */
  readonly address: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What was done, to what, and whether it was allowed. */
export interface Act {
  readonly action: StaffAction;
  readonly object?: { readonly kind: StaffObject; readonly id: string };
  /** Where the object belongs to one: a member of staff who may see only some brands sees only their acts. */
  readonly storefront?: string;
  readonly outcome: StaffOutcome;
  /** Facts without people: cents, a reason's code, how many. Never an email, a name or what was typed. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** What is about to be done, and to what. */
export type Attempt = Pick<Act, 'action' | 'object'>;

/** An order or a cart that the URL names. What is not an id may be anything a person typed, and is not recorded. */
export const attemptOn = (action: StaffAction, kind: 'order' | 'cart', id: string): Attempt =>
  idSchema.safeParse(id).success ? { action, object: { kind, id } } : { action };

export const actorOf = (
  { clock }: Pick<BaseDeps, 'clock'>,
  { address }: Pick<FastifyRequest, 'address'>,
  memberId: string | null,
): Actor => ({ memberId, address, at: isoNow(clock) });

/**
 * Records an act permanently. `db` is the transaction of the act, so that both are saved or neither is. A refused
 * act is rolled back, and recorded after that.
 */
export const recordAct = async (db: Queries, actor: Actor, act: Act): Promise<void> => {
  const { action, object, storefront, outcome, detail = {} } = act;
  await db.insert(staffActs).values({
    ...actor,
    action,
    objectKind: object?.kind,
    objectId: object?.id,
    storefront,
    outcome,
    detail,
  });
};
