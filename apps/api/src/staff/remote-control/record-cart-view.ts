import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Actor, recordAct } from '../../audit/record-act.ts';
import { staffActs } from '../../audit/tables.ts';
import type { Cart } from '../../cart/carts/store.ts';
import type { Queries } from '../../database/open.ts';

/** Records that a member saw a cart, once for each time they came in, because the page polls. */
export const recordCartView = async (
  db: Queries,
  actor: Actor,
  { id, storefront }: Pick<Cart, 'id' | 'storefront'>,
): Promise<void> => {
  const [last] = await db
    .select({ action: staffActs.action })
    .from(staffActs)
    .where(
      and(
        eq(staffActs.memberId, actor.memberId ?? ''),
        eq(staffActs.objectKind, 'cart'),
        eq(staffActs.objectId, id),
        eq(staffActs.outcome, 'done'),
        inArray(staffActs.action, ['enter-cart', 'see-cart']),
      ),
    )
    .orderBy(desc(staffActs.id))
    .limit(1);
  if (last?.action === 'see-cart') return;
  await recordAct(db, actor, {
    action: 'see-cart',
    object: { kind: 'cart', id },
    storefront,
    outcome: 'done',
  });
};
