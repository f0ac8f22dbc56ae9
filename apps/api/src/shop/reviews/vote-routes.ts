import { reviewEndpoints } from '@counterpane/contract/reviews/review-endpoints';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { requireVisitor } from '../../http/visitor.ts';
import type { ShopDeps } from '../deps.ts';
import { vote } from './vote.ts';

/** Visitors say which reviews helped them. */
export const voteRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const decide = async (
      request: FastifyRequest & { readonly params: { readonly id: string } },
      reply: FastifyReply,
      isHelpful: boolean,
    ) => {
      const visitorId = requireVisitor(request, reply, deps);
      const counted = await vote(deps, { reviewId: request.params.id, visitorId, isHelpful });
      return counted.ok ? ok({ votes: counted.change }) : refused(counted.refusal);
    };
    route(app, reviewEndpoints.voteReview, (request, reply) => decide(request, reply, true));
    route(app, reviewEndpoints.takeVoteBack, (request, reply) => decide(request, reply, false));
    done();
  };
