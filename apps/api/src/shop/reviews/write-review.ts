import { isDeepStrictEqual } from 'node:util';
import type { WriteReview } from '@counterpane/contract/reviews/own-reviews';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { decideReview } from '@counterpane/rules/reviews/decide-review';
import { REVIEW_STEPS } from '@counterpane/rules/reviews/review-states';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { lockOrder } from '../../order/orders/store.ts';
import { arePhotosUnused, usePhotos } from '../../order/photos/store.ts';
import { shipmentsOf } from '../../order/shipments/store.ts';
import type { ShopDeps } from '../deps.ts';
import { reviewedLines } from './reviewed-lines.ts';
import type { Review } from './store.ts';
import type { ReviewContent } from './tables.ts';
import {
  deletePhotosBut,
  findReviewOfLine,
  insertReview,
  insertReviewEvent,
  updateReview,
} from './written-store.ts';

/** A line of an order. */
export interface LineOfOrder {
  readonly id: string;
  readonly itemIdentifier: string;
}

type WriteRefusal = RefusalOf<'order_not_found' | 'review_not_here' | 'review_not_yet' | 'photo_unknown'>;

/**
 * Writes the review of a delivered line, or changes it; the same sent again changes nothing. `language` is that of the page that
 * it was written on. Null when it is done [R055].
 */
export const writeReview = (
  deps: ShopDeps,
  { id: orderId, itemIdentifier }: LineOfOrder,
  { text, ...written }: WriteReview,
  language: string,
): Promise<WriteRefusal | null> =>
  deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { code: 'order_not_found', orderId } as const;
    const storefront = deps.catalogue.getStorefront(order.storefront);
    if (deps.reviewServices.has(storefront.brand.key)) return { code: 'review_not_here' } as const;
    const { items } = order.frozen.cart;
    const lines = reviewedLines(order, items, await shipmentsOf(tx, orderId), storefront);
    const decided = decideReview(lines.find((one) => one.itemIdentifier === itemIdentifier) ?? null, written);
    if (!decided.ok) return decided.refusal;
    const { line, answers } = decided.change;
    const content = { ...written, ...answers, words: text, language };
    const found = await findReviewOfLine(tx, orderId, itemIdentifier);
    if (found && isWritten(found, content)) return null;
    const own = found ? [...found.photos, ...(found.draft?.photos ?? [])] : [];
    const added = content.photos.filter((id) => !own.includes(id));
    if (!(await arePhotosUnused(tx, orderId, added))) return { code: 'photo_unknown' } as const;
    const place = { orderId, itemIdentifier, inventoryKey: line.inventoryKey, storefront: order.storefront };
    const reviewId = await saveContent(tx, deps, { found, place, content });
    await usePhotos(tx, orderId, added, { reviewId });
    return null;
  });

/** Whether its writer has written just this, in the language that it was written in first. */
const isWritten = (found: Review, { language: _, ...content }: ReviewContent): boolean => {
  if (found.status === 'withdrawn' || found.fault !== null) return false;
  const { score, title, words, author, fits, sleeps, photos } = found.draft ?? found;
  return isDeepStrictEqual({ score, title, words, author, fits, sleeps, photos }, content);
};

interface Written {
  readonly found: Review | null;
  readonly place: Pick<Review, 'orderId' | 'itemIdentifier' | 'inventoryKey' | 'storefront'>;
  readonly content: ReviewContent;
}

/** Saves what waits for staff: beside what is published, or in place of all that was written before. Its id. */
const saveContent = async (
  tx: Queries,
  { clock }: Pick<ShopDeps, 'clock'>,
  { found, place, content }: Written,
): Promise<string> => {
  const at = isoNow(clock);
  const id = found?.id ?? newId();
  const status = REVIEW_STEPS[found?.status ?? 'withdrawn'].write;
  const anew = { status, fault: null, told: '' };
  if (!found) await insertReview(tx, { id, ...place, ...content, status, createdAt: at });
  else if (status === 'edited') await updateReview(tx, id, { ...anew, draft: content });
  else await updateReview(tx, id, { ...anew, ...content, draft: null, createdAt: at });
  await insertReviewEvent(tx, id, { status, source: 'shopper', at });
  const shown = status === 'edited' ? (found?.photos ?? []) : [];
  await deletePhotosBut(tx, clock, id, [...shown, ...content.photos]);
  return id;
};
