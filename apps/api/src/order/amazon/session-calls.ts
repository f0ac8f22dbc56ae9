import { type AmazonSession, amazonReturnSchema } from '@counterpane/contract/checkout/amazon';
import { EXPRESS_FALLBACK_STEPS } from '@counterpane/contract/checkout/express-steps';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { WalletSessions } from '@counterpane/providers/payment/wallet-sessions';
import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasItems } from '../../cart/carts/has-items.ts';
import { writeCart } from '../../cart/carts/write-cart.ts';
import { decideExpress } from '../../cart/checkout/express.ts';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import { type Answer, refused, sendAnswer } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { createLimit } from '../../http/limiter.ts';
import type { OrderDeps } from '../deps.ts';
import { findOwnSession, type OwnSession } from '../orders/amazon-session.ts';

export const createQuery = amazonReturnSchema.extend({
  fallbackStep: z.enum(EXPRESS_FALLBACK_STEPS).optional(),
});

/** A session with its visitor. */
export interface Visit {
  readonly sessions: WalletSessions;
  readonly own: OwnSession;
  readonly storefront: Storefront;
  readonly visitorId: string;
}

/** Loads the session before each of these calls, and answers after it. */
export const sessionCalls = (deps: OrderDeps) => {
  const { database, providers, logger, clock } = deps;
  const mayOpen = createLimit(deps, 'openProviderSession');
  const mayAsk = createLimit(deps, 'askProviderSession');

  const findSessions = (storefront: Storefront): WalletSessions | null => {
    const offered = offeredMethods(storefront, providers);
    const isOffered = offered.some(({ id }) => id === AMAZON_PAY);
    return (isOffered && providers.get(AMAZON_PAY)?.sessions) || null;
  };

  const orUnavailable = async (
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      logger.error({ provider: AMAZON_PAY, err: error }, 'payment provider unavailable');
      return sendAnswer(reply, refused({ code: 'payment_unavailable' }));
    }
  };

  return {
    create: (
      request: FastifyRequest,
      reply: FastifyReply,
      { checkoutReviewReturnUrl, fallbackStep }: z.output<typeof createQuery>,
      tell: (session: AmazonSession) => unknown,
    ): Promise<FastifyReply> =>
      orUnavailable(reply, async () => {
        const storefront = request.storefront;
        const sessions = findSessions(storefront);
        if (!sessions) return sendAnswer(reply, refused({ code: 'payment_provider_not_found' }));
        if (!isOwnAddress(deps, checkoutReviewReturnUrl)) return sendAnswer(reply, FOREIGN_ADDRESS);
        if (!(await hasItems(database.db, request.visitorId, storefront.key)))
          return sendAnswer(reply, refused({ code: 'cart_empty' }));
        if (!(await mayOpen(request, reply))) return reply;
        const id = await sessions.create({
          reviewReturnUrl: checkoutReviewReturnUrl,
          idempotencyKey: newId(),
        });
        const session = await sessions.find(id);
        if (!session) throw new ProviderUnavailable('Amazon does not know the session it has just opened');
        return writeCart(deps, request, reply, {
          decide: async ({ cart: found }) => {
            if (!found || found.lines.length === 0) return refuse({ code: 'cart_empty' });
            const news = { provider: AMAZON_PAY, stage: 'started', fallbackStep } as const;
            const decision = decideExpress(found.checkout, news);
            if (!decision.ok) return decision;
            const checkout = { ...decision.change, amazonSessionId: id, savedAt: isoNow(clock) };
            return { ok: true, change: { checkout } };
          },
          show: () => tell(session),
        });
      }),

    answer: (
      request: FastifyRequest<{ Params: { id: string } }>,
      reply: FastifyReply,
      work: (visit: Visit) => Promise<Answer>,
    ): Promise<FastifyReply> =>
      orUnavailable(reply, async () => {
        const storefront = request.storefront;
        const { visitorId } = request;
        const sessions = findSessions(storefront);
        if (!sessions) return sendAnswer(reply, refused({ code: 'payment_provider_not_found' }));
        const asked = { id: request.params.id, visitorId, storefront: storefront.key };
        const own = await findOwnSession(database.db, asked);
        if (!own || visitorId === null) return sendAnswer(reply, NO_SESSION);
        if (!(await mayAsk(request, reply))) return reply;
        return sendAnswer(reply, await work({ sessions, own, storefront, visitorId }));
      }),
  };
};

/** Return addresses must be ours, so that a provider never sends the shopper to another site. */
export const isOwnAddress = ({ isOwnHost }: Pick<OrderDeps, 'isOwnHost'>, address: string): boolean => {
  const { host, protocol } = new URL(address);
  return isOwnHost(host) && (protocol === 'https:' || protocol === 'http:');
};

export const NO_SESSION: Answer = {
  status: 404,
  body: {
    status: 'error',
    error: 'Empty amazonCheckoutSession object',
    code: 'amazon_session_not_found',
  },
};

export const FOREIGN_ADDRESS: Answer = {
  status: 400,
  body: { status: 'error', error: 'The return address is none of this store', code: 'invalid_request' },
};
