import type { StaffActs, StaffActsQuery } from '@counterpane/contract/staff/staff-acts';
import { and, arrayOverlaps, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inScope } from '../../audit/scope.ts';
import { staffActs } from '../../audit/tables.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../order/orders/tables.ts';
import type { ScopedMember } from '../sign-in/staff-auth.ts';
import { users } from '../sign-in/tables.ts';

const PAGE = 50;

type Asking = Pick<ScopedMember, 'id' | 'scope'>;

/** A page of acts, the newest first: all, or for a member of some brands those of their storefronts and their own. */
export const findActs = async (
  db: Queries,
  asking: Asking,
  query: StaffActsQuery,
): Promise<Omit<StaffActs, 'members'>> => {
  const found = await db
    .select({ act: staffActs, name: users.name })
    .from(staffActs)
    .leftJoin(users, eq(users.id, staffActs.memberId))
    .where(and(isVisible(asking), ...(await filtersOf(db, asking, query))))
    .orderBy(desc(staffActs.at), desc(staffActs.id))
    .limit(PAGE + 1);
  const rows = found.slice(0, PAGE);
  const shortIds = await findShortIds(
    db,
    asking,
    rows.flatMap(({ act }) => act.objectId ?? []),
  );
  const acts = rows.map(({ act: { objectKind, objectId, memberId, at, ...act }, name }) => ({
    ...act,
    at: new Date(at).toISOString(),
    member: memberId === null ? null : { id: memberId, name },
    object: objectKind && objectId ? { kind: objectKind, id: objectId } : null,
    order: orderOf(objectId, shortIds),
  }));
  const last = acts.at(-1);
  return { acts, next: last && found.length > PAGE ? `${last.at}~${last.id}` : null };
};

/** Staff whose acts may be asked for: those who share a storefront with who asks. */
export const findActors = (db: Queries, { id, scope }: Asking): Promise<StaffActs['members']> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        inArray(users.role, ['agent', 'manager']),
        scope === null
          ? undefined
          : or(
              eq(users.id, id),
              sql`${users.storefronts} is null`,
              arrayOverlaps(users.storefronts, [...scope]),
            ),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));

const isVisible = (asking: Asking): SQL | undefined =>
  asking.scope === null
    ? undefined
    : or(inScope(asking, staffActs.storefront), eq(staffActs.memberId, asking.id));

const filtersOf = async (
  db: Queries,
  asking: Asking,
  { member, action, object, day, before }: StaffActsQuery,
): Promise<(SQL | undefined)[]> => [
  member === '' ? undefined : eq(staffActs.memberId, member),
  action === '' ? undefined : eq(staffActs.action, action),
  object === '' ? undefined : inArray(staffActs.objectId, await idsOf(db, asking, object.trim())),
  day === ''
    ? undefined
    : sql`${staffActs.at} >= ${`${day}T00:00:00Z`}::timestamptz and ${staffActs.at} < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours'`,
  before === undefined ? undefined : isBefore(before),
];

const isBefore = (cursor: string): SQL => {
  const [at = '', id = ''] = cursor.split('~');
  return sql`(${staffActs.at}, ${staffActs.id}) < (${at}::timestamptz, ${id}::bigint)`;
};

/** An id as it is; people know orders by their number. */
const idsOf = async (db: Queries, asking: Asking, text: string): Promise<string[]> => {
  const numbered = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shortId, text.toUpperCase()), inScope(asking, orders.storefront)));
  return [text, ...numbered.map(({ id }) => id)];
};

const findShortIds = async (
  db: Queries,
  asking: Asking,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, shortId: orders.shortId })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), inScope(asking, orders.storefront)));
  return new Map(rows.map(({ id, shortId }) => [id, shortId]));
};

const orderOf = (objectId: string | null, shortIds: ReadonlyMap<string, string>) => {
  const shortId = objectId === null ? undefined : shortIds.get(objectId);
  return objectId !== null && shortId !== undefined ? { id: objectId, shortId } : null;
};
