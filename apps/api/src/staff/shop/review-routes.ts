import { idSchema } from '@counterpane/contract/envelope';
import { staffReviewEndpoints } from '@counterpane/contract/staff/review-endpoints';
import type { StaffAction } from '@counterpane/contract/staff/staff-acts';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, isOk, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { lockOrder } from '../../order/orders/store.ts';
import { photosOf } from '../../order/photos/store.ts';
import { answerReview, moveReview } from '../../shop/reviews/moderate-review.ts';
import { purgeReviewed } from '../../shop/reviews/purge-reviewed.ts';
import type { Review } from '../../shop/reviews/store.ts';
import { findReview } from '../../shop/reviews/written-store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findReviews } from './find-reviews.ts';
import { staffReview } from './staff-review-view.ts';

type Moved = Answer<null, 'order_not_found' | 'review_cannot_move'>;

type ReviewRequest = FastifyRequest & {
  readonly params: { readonly id: string; readonly reviewId: string };
};

/** Staff publish what customers wrote, leave it out for a reason, and answer it as the brand [R055]. */
export const staffReviewRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    const change = async (
      request: ReviewRequest,
      action: StaffAction,
      write: (tx: Queries, found: Review) => Promise<RefusalOf<'review_cannot_move'> | null>,
    ) => {
      const { id, reviewId } = request.params;
      const attempt = attemptOn(action, 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const answer = await withActAndIdempotency<Moved>(deps, {
        request,
        memberId: member.id,
        attempt,
        write: async (tx) => {
          const isKnown = idSchema.safeParse(id).success && idSchema.safeParse(reviewId).success;
          const order = isKnown ? findInScope(member, await lockOrder(tx, id)) : null;
          const found = order && (await findReview(tx, reviewId));
          if (!order || found?.orderId !== order.id)
            return { answer: refused({ code: 'order_not_found', orderId: id }) };
          const reason = await write(tx, found);
          return { answer: reason ? refused(reason) : ok(null), storefront: order.storefront };
        },
      });
      if (isOk(answer)) await purgeReviewed(deps);
      return answer;
    };

    route(app, staffReviewEndpoints.staffReviews, async (request) => {
      const attempt = { action: 'see-reviews' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findReviews(db, member);
      const act = { ...attempt, outcome: 'done', detail: { found: found.length } } as const;
      await recordAct(db, actorOf(deps, request, member.id), act);
      const shown = found.map(async (one) => staffReview(one, await photosOf(db, one.order.id)));
      return ok(await Promise.all(shown));
    });

    route(app, staffReviewEndpoints.moveReview, (request) =>
      change(request, 'move-review', (tx, found) => moveReview(tx, deps, found, request.body)),
    );

    route(app, staffReviewEndpoints.answerReview, (request) =>
      change(request, 'answer-review', (tx, found) => answerReview(tx, deps, found, request.body.text)),
    );

    done();
  };
