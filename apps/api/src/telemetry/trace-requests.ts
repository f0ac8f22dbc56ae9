import { context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Begun, begin } from './traced.ts';

/** Each request of the API as a span by the pattern of its route: an address can hold the id of an order, or a token. */
export const traceRequests = (app: FastifyInstance): void => {
  const running = new WeakMap<FastifyRequest, Begun>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const begun = begin({
      name: `${method} ${route}`,
      duration: 'http.server.request.duration',
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
    });
    if (!begun) return done();
    running.set(request, begun);
    context.with(begun.context, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    running.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      ...(statusCode >= 500 ? { error: new ServerFault() } : {}),
    });
  });
};

class ServerFault extends Error {
  override readonly name = 'ServerFault';
}
