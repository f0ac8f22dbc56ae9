import type { RefusalOf } from '@counterpane/rules/refusals';
import { isReviewShown, stepReview } from '@counterpane/rules/reviews/review-states';
import { isoNow } from '../../clock.ts';
import { lockOrder } from '../../order/orders/store.ts';
import type { ShopDeps } from '../deps.ts';
import { purgeReviewed } from './purge-reviewed.ts';
import { recountReviews } from './recount-reviews.ts';
import type { LineOfOrder } from './write-review.ts';
import {
  deletePhotosBut,
  deleteVotes,
  findReviewOfLine,
  insertReviewEvent,
  updateReview,
} from './written-store.ts';

/** What is left of a review that its writer has withdrawn. */
const NOTHING = {
  ...{ title: '', words: '', author: '', fits: null, sleeps: null, photos: [], draft: null },
  ...{ fault: null, told: '', answer: '', answeredAt: null, votes: 0 },
} as const;

/** Withdraws a review: what it said is deleted, and nothing counts it any more. Null when it is done. */
export const withdrawReview = async (
  deps: ShopDeps,
  { id: orderId, itemIdentifier }: LineOfOrder,
): Promise<RefusalOf<'review_not_found'> | null> => {
  const done = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const found = order && (await findReviewOfLine(tx, orderId, itemIdentifier));
    const status = found && stepReview(found.status, 'withdraw');
    if (!found || !status) return { refusal: found ? null : ({ code: 'review_not_found' } as const) };
    await updateReview(tx, found.id, { ...NOTHING, status });
    await insertReviewEvent(tx, found.id, { status, source: 'shopper', at: isoNow(deps.clock) });
    await deletePhotosBut(tx, deps.clock, found.id, []);
    await deleteVotes(tx, found.id);
    if (!isReviewShown(found.status)) return { refusal: null };
    await recountReviews(tx, [found.inventoryKey]);
    return { refusal: null, wasShown: true };
  });
  if (done.wasShown) await purgeReviewed(deps);
  return done.refusal;
};
