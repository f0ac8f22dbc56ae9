import type { AnswerCode } from '@counterpane/contract/answer-codes';
import type { AmazonSession } from '@counterpane/contract/checkout/amazon';
import type { providerEndpoints } from '@counterpane/contract/checkout/provider-endpoints';
import { message } from '@counterpane/messages/message';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { WalletSessions } from '@counterpane/providers/payment/wallet-sessions';
import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyReply } from 'fastify';
import { findOpenCart } from '../../cart/carts/store.ts';
import { writeCartAs } from '../../cart/carts/write-cart.ts';
import { decideExpress } from '../../cart/checkout/express.ts';
import type { SavedCheckout } from '../../cart/checkout/saved-checkout.ts';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import { type Answer, failed, ok, type RefusalAnswer, refused } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import type { RequestOf } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';
import { adoptSession, startProof } from './adopt-session.ts';
import { findOwnSession, type OwnSession } from './own-session.ts';

/** What every call about a session can come to. */
type SessionCode = 'payment_provider_not_found' | 'amazon_session_not_found' | 'payment_unavailable';

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

  const findSessions = (storefront: Storefront): WalletSessions | null => {
    const offered = offeredMethods(storefront, providers);
    const isOffered = offered.some(({ id }) => id === AMAZON_PAY);
    return (isOffered && providers.get(AMAZON_PAY)?.sessions) || null;
  };

  const orUnavailable = async <Answered>(
    reply: FastifyReply,
    work: () => Promise<Answered>,
  ): Promise<Answered | RefusalAnswer<'payment_unavailable'>> => {
    reply.header('cache-control', 'no-store');
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      logger.error({ provider: AMAZON_PAY, err: error }, 'payment provider unavailable');
      return refused({ code: 'payment_unavailable' });
    }
  };

  /** What every way to begin wants: a way back to this store, and something to buy. */
  const findBeginning = async (request: RequestOf<typeof providerEndpoints.openAmazonSession>) => {
    const { storefront, visitorId } = request;
    const sessions = findSessions(storefront);
    if (!sessions) return refused({ code: 'payment_provider_not_found' });
    if (!isOwnAddress(deps, request.query.checkoutReviewReturnUrl)) return FOREIGN_ADDRESS;
    const cart = visitorId === null ? null : await findOpenCart(database.db, visitorId, storefront.key);
    if (cart === null || cart.lines.length === 0) return refused({ code: 'cart_empty' });
    const over = await refuseOverLimit(deps, 'openProviderSession', request);
    return over ?? { sessions, cart };
  };

  /** The checkout remembers that the wallet was opened, and from where. */
  const saveStart = <Result>(
    request: RequestOf<typeof providerEndpoints.openAmazonSession>,
    reply: FastifyReply,
    result: Result,
    change: Pick<SavedCheckout, 'amazonSessionId'> = {},
  ) =>
    writeCartAs<Result, 'cart_empty' | 'payment_provider_not_found'>(deps, request, reply, {
      decide: async ({ cart: found }) => {
        if (!found || found.lines.length === 0) return refuse({ code: 'cart_empty' });
        const { fallbackStep } = request.query;
        const news = { provider: AMAZON_PAY, stage: 'started', fallbackStep } as const;
        const decision = decideExpress(found.checkout, news);
        if (!decision.ok) return decision;
        const checkout = { ...decision.change, ...change, savedAt: isoNow(clock) };
        return { ok: true, change: { checkout } };
      },
      show: () => result,
    });

  return {
    create: <Told>(
      request: RequestOf<typeof providerEndpoints.openAmazonSession>,
      reply: FastifyReply,
      tell: (session: AmazonSession) => Told,
    ) =>
      orUnavailable(reply, async () => {
        const begins = await findBeginning(request);
        if ('status' in begins) return begins;
        const id = await begins.sessions.create({
          reviewReturnUrl: request.query.checkoutReviewReturnUrl,
          idempotencyKey: newId(),
        });
        const session = await begins.sessions.find(id);
        if (!session) throw new ProviderUnavailable('Amazon does not know the session it has just opened');
        return saveStart(request, reply, tell(session), { amazonSessionId: id });
      }),

    sign: (request: RequestOf<typeof providerEndpoints.signAmazonButton>, reply: FastifyReply) =>
      orUnavailable(reply, async () => {
        const begins = await findBeginning(request);
        if ('status' in begins) return begins;
        const { brand, definition } = request.storefront;
        const button = await begins.sessions.sign({
          reviewReturnUrl: request.query.checkoutReviewReturnUrl,
          shopName: brand.brand.name,
          country: definition.country,
          proof: startProof(deps, begins.cart),
        });
        return saveStart(request, reply, button);
      }),

    adopt: (request: RequestOf<typeof providerEndpoints.adoptAmazonSession>, reply: FastifyReply) =>
      orUnavailable(reply, async () => {
        const { storefront, visitorId } = request;
        const sessions = findSessions(storefront);
        if (!sessions) return refused({ code: 'payment_provider_not_found' });
        const over = await refuseOverLimit(deps, 'callWalletSession', request);
        if (over) return over;
        const started = { sessions, id: request.params.id, visitorId, storefront };
        return (await adoptSession(deps, started)) ? ok({}) : NO_SESSION;
      }),

    answer: <Result, Code extends AnswerCode = never>(
      request: RequestOf<typeof providerEndpoints.amazonSession>,
      reply: FastifyReply,
      work: (visit: Visit) => Promise<Answer<Result, Code>>,
    ): Promise<Answer<Result, Code | SessionCode | 'too_many_requests'>> =>
      orUnavailable(reply, async () => {
        const storefront = request.storefront;
        const { visitorId } = request;
        const sessions = findSessions(storefront);
        if (!sessions) return refused({ code: 'payment_provider_not_found' });
        const asked = { id: request.params.id, visitorId, storefront: storefront.key };
        const own = await findOwnSession(database.db, asked);
        if (!own || visitorId === null) return NO_SESSION;
        const over = await refuseOverLimit(deps, 'callWalletSession', request);
        if (over) return over;
        return work({ sessions, own, storefront, visitorId });
      }),
  };
};

/** Return addresses must be ours, so that a provider never sends the shopper to another site. */
export const isOwnAddress = ({ isOwnHost }: Pick<OrderDeps, 'isOwnHost'>, address: string): boolean => {
  const { host, protocol } = new URL(address);
  return isOwnHost(host) && (protocol === 'https:' || protocol === 'http:');
};

export const NO_SESSION = failed('amazon_session_not_found', message('Empty amazonCheckoutSession object'));

export const FOREIGN_ADDRESS = failed('invalid_request', message('The return address is none of this store'));
