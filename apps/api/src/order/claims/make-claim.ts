import type { AnswerClaim, MakeClaim } from '@counterpane/contract/orders/claims';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { type ClaimRefusal, decideClaim } from '@counterpane/rules/warranty/decide-claim';
import { isoNow } from '../../clock.ts';
import { enqueue } from '../../outbox/store.ts';
import { lockContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../orders/store.ts';
import { arePhotosUnused, usePhotos } from '../photos/store.ts';
import { claimableLines } from './covered-lines.ts';
import { moveClaim } from './move-claim.ts';
import { claimsOf, findClaim, insertClaim } from './store.ts';

/** Claims a unit of a line. The same claim sent again changes nothing. Null when it is made. */
export const makeClaim = (
  deps: OrderDeps,
  orderId: string,
  { id, itemIdentifier, reason, words, photos }: MakeClaim,
): Promise<RefusalOf<ClaimRefusal | 'order_not_found' | 'claim_by_phone' | 'photo_unknown'> | null> =>
  deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { code: 'order_not_found', orderId } as const;
    const known = await findClaim(tx, id);
    if (known?.orderId === orderId) return null;
    if (known || order.status !== 'paid') return { code: 'claim_by_phone' } as const;
    const storefront = deps.catalogue.getStorefront(order.storefront);
    const contents = { ...(await lockContents(tx, deps, order)), storefront };
    const at = isoNow(deps.clock);
    const today = at.slice(0, 10);
    const lines = claimableLines(contents, order.frozen.cart.items, await claimsOf(tx, orderId), today);
    const decided = decideClaim(lines, { itemIdentifier, reason, photos: photos.length }, today);
    if (!decided.ok) return decided.refusal;
    if (!(await arePhotosUnused(tx, orderId, photos))) return { code: 'photo_unknown' } as const;
    const claim = { id, orderId, itemIdentifier, reason, words, status: 'requested', createdAt: at } as const;
    await insertClaim(tx, claim);
    await usePhotos(tx, orderId, photos, { claimId: id });
    await enqueue(tx, deps.clock, 'claim.told', { claimId: id, news: 'requested', at });
    return null;
  });

type ChangeRefusal = RefusalOf<'order_not_found' | 'claim_cannot_move' | 'photo_unknown'>;

/** Adds what was asked for; staff look at it again. Null when it is done. */
export const answerClaim = (
  deps: OrderDeps,
  { id: orderId, claimId }: { readonly id: string; readonly claimId: string },
  { words, photos }: AnswerClaim,
): Promise<ChangeRefusal | null> =>
  deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const found = await findClaim(tx, claimId);
    if (!order || found?.orderId !== orderId) return { code: 'order_not_found', orderId } as const;
    if (!(await arePhotosUnused(tx, orderId, photos))) return { code: 'photo_unknown' } as const;
    const change = { words: `${found.words}\n\n${words}` };
    const refusal = await moveClaim(tx, deps, found, { to: 'requested', source: 'shopper', change });
    if (!refusal) await usePhotos(tx, orderId, photos, { claimId });
    return refusal;
  });

/** Withdraws a claim. Null when it is done. */
export const withdrawClaim = (
  deps: OrderDeps,
  { id: orderId, claimId }: { readonly id: string; readonly claimId: string },
): Promise<ChangeRefusal | null> =>
  deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const found = await findClaim(tx, claimId);
    if (!order || found?.orderId !== orderId) return { code: 'order_not_found', orderId } as const;
    if (found.status === 'withdrawn') return null;
    return moveClaim(tx, deps, found, { to: 'withdrawn', source: 'shopper' });
  });
