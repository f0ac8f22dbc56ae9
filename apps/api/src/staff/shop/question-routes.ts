import { idSchema } from '@counterpane/contract/envelope';
import { staffQuestionEndpoints } from '@counterpane/contract/staff/question-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { findInScope, inScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import { isoOf } from '../../database/when.ts';
import { type Answer, isOk, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { moveQuestion } from '../../shop/questions/move-question.ts';
import { findQuestion, questionsForStaff, shownQuestion } from '../../shop/questions/store.ts';
import { productQuestions } from '../../shop/questions/tables.ts';
import { purgeReviewed } from '../../shop/reviews/purge-reviewed.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

type Moved = Answer<null, 'question_not_found' | 'review_cannot_move'>;

/** Staff answer what people ask about products [R055]. */
export const staffQuestionRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, staffQuestionEndpoints.staffQuestions, async (request) => {
      const attempt = { action: 'see-questions' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await questionsForStaff(db, inScope(member, productQuestions.storefront));
      const act = { ...attempt, outcome: 'done', detail: { found: found.length } } as const;
      await recordAct(db, actorOf(deps, request, member.id), act);
      return ok(
        found.map((question) => ({
          ...shownQuestion(question),
          ...{ status: question.status, storefront: question.storefront },
          product: titleOf(question),
          createdAt: isoOf(question.createdAt),
        })),
      );
    });

    route(app, staffQuestionEndpoints.moveQuestion, async (request) => {
      const attempt = { action: 'answer-question' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const { questionId } = request.params;
      const answer = await withActAndIdempotency<Moved>(deps, {
        ...{ request, memberId: member.id, attempt },
        write: async (tx) => {
          const isKnown = idSchema.safeParse(questionId).success;
          const found = isKnown ? findInScope(member, await findQuestion(tx, questionId)) : null;
          if (!found) return { answer: refused({ code: 'question_not_found' }) };
          const reason = await moveQuestion(tx, deps, found, request.body);
          return { answer: reason ? refused(reason) : ok(null), storefront: found.storefront };
        },
      });
      if (isOk(answer)) await purgeReviewed(deps);
      return answer;
    });

    const titleOf = ({ storefront, inventoryKey }: { storefront: string; inventoryKey: string }): string =>
      deps.catalogue
        .findStorefront(storefront)
        ?.entries.find(({ product }) => product.inventoryKey === inventoryKey)?.data.title ?? '';

    done();
  };
