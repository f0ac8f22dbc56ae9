import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { no, sendAnswer } from './answers.ts';

/** How many calls in how many seconds, for each client address and each visitor. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * A check in front of a handler: over the limit it answers 429 with `retry-after` and is false. Counted in this
 * process: a store of several processes lets through as many times more (shapes, "Process").
 */
export const createRateLimit = ({ calls, seconds }: RateLimit) => {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const keys = [`address:${request.ip}`, ...(request.visitorId ? [`visitor:${request.visitorId}`] : [])];
    try {
      await Promise.all(keys.map((key) => limiter.consume(key)));
      return true;
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      const retryAfter = Math.max(1, Math.ceil(reached.msBeforeNext / 1_000));
      reply.header('retry-after', retryAfter);
      sendAnswer(reply, no({ code: 'too_many_requests', retryAfter }));
      return false;
    }
  };
};
