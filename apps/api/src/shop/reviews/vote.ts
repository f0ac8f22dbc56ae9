import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { isReviewShown } from '@counterpane/rules/reviews/review-states';
import { and, eq } from 'drizzle-orm';
import { limitKey } from '../../http/limiter.ts';
import type { ShopDeps } from '../deps.ts';
import { reviews, reviewVotes } from './tables.ts';

interface Vote {
  readonly reviewId: string;
  readonly visitorId: string;
  readonly isHelpful: boolean;
}

/**
 * Says that a review helped, or takes that back; said twice it counts once. How many find it helpful now. Pages that are kept show it
 * within ten minutes: a vote is no reason to make them anew.
 */
export const vote = (
  deps: ShopDeps,
  { reviewId, visitorId, isHelpful }: Vote,
): Promise<Decision<number, 'review_not_found'>> =>
  deps.database.transaction(async (tx) => {
    const [review] = await tx
      .select({ status: reviews.status, votes: reviews.votes })
      .from(reviews)
      .where(eq(reviews.id, reviewId))
      .for('update');
    if (!review || !isReviewShown(review.status)) return refuse({ code: 'review_not_found' });
    const voter = limitKey(deps, 'vote', visitorId);
    const own = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.voter, voter));
    if (isHelpful) await tx.insert(reviewVotes).values({ reviewId, voter }).onConflictDoNothing();
    else await tx.delete(reviewVotes).where(own);
    const votes = await tx.$count(reviewVotes, eq(reviewVotes.reviewId, reviewId));
    if (votes !== review.votes) await tx.update(reviews).set({ votes }).where(eq(reviews.id, reviewId));
    return accept(votes);
  });
