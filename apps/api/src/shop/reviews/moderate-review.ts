import type { MoveReview } from '@counterpane/contract/staff/staff-reviews';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { isReviewShown, stepReview } from '@counterpane/rules/reviews/review-states';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { ShopDeps } from '../deps.ts';
import { recountReviews } from './recount-reviews.ts';
import type { Review } from './store.ts';
import { deletePhotosBut, insertReviewEvent, updateReview } from './written-store.ts';

/** Publishes a review of a locked order, or leaves it out; figures follow in the same transaction. Null when it is done [R055]. */
export const moveReview = async (
  tx: Queries,
  { clock }: Pick<ShopDeps, 'clock'>,
  found: Review,
  move: MoveReview,
): Promise<RefusalOf<'review_cannot_move'> | null> => {
  const status = stepReview(found.status, move.to);
  if (status === null) return { code: 'review_cannot_move', state: found.status };
  const { fault = null, told } = move;
  if (move.to === 'refuse') await updateReview(tx, found.id, { status, fault, told });
  else await publish(tx, clock, found, status);
  const at = isoNow(clock);
  await insertReviewEvent(tx, found.id, { status, source: 'staff', at });
  const news = move.to === 'publish' ? 'published' : 'refused';
  await enqueue(tx, clock, 'review.told', { reviewId: found.id, news, at });
  if (isReviewShown(found.status) || isReviewShown(status)) await recountReviews(tx, [found.inventoryKey]);
  return null;
};

/** A change takes the place of what was published; what was refused before stays out. */
const publish = async (
  tx: Queries,
  clock: ShopDeps['clock'],
  { id, status: from, draft, photos }: Review,
  status: Review['status'],
): Promise<void> => {
  const changed = from === 'edited' ? draft : null;
  await updateReview(tx, id, { ...changed, status, draft: null, fault: null, told: '' });
  await deletePhotosBut(tx, clock, id, changed?.photos ?? photos);
};

/** Says as the brand what stands below a published review; an empty text takes it back. Null when it is done. */
export const answerReview = async (
  tx: Queries,
  { clock }: Pick<ShopDeps, 'clock'>,
  { id, status, inventoryKey }: Review,
  text: string,
): Promise<RefusalOf<'review_cannot_move'> | null> => {
  if (!isReviewShown(status)) return { code: 'review_cannot_move', state: status };
  const at = isoNow(clock);
  await recountReviews(tx, [inventoryKey]);
  await updateReview(tx, id, { answer: text, answeredAt: text === '' ? null : at });
  if (text !== '') await enqueue(tx, clock, 'review.told', { reviewId: id, news: 'answered', at });
  return null;
};
