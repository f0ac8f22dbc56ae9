import type { FastifyPluginCallback } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { applyOutcome } from '../payments/apply-outcome.ts';

/** Webhook addresses are named after the company, providers after the way to pay. */
const PROVIDERS_BEHIND: ReadonlyMap<string, readonly string[]> = new Map([
  ['stripe', ['stripeDirect', 'stripeCanada']],
]);

/**
 * POST /webhooks/{provider}: verify first, book by event id through the same table as everything else,
 * and answer 2xx only after the commit, so that a failed booking is sent again (style habit 15).
 */
export const webhookRoutes =
  (deps: ApiDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    // The signature covers the bytes as they came, so nobody may parse them before it is checked.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));

    app.post<{ Params: { company: string }; Body: string }>('/webhooks/:company', async (request, reply) => {
      const id = PROVIDERS_BEHIND.get(request.params.company)?.find((one) => deps.providers.has(one));
      const provider = id === undefined ? undefined : deps.providers.get(id);
      if (!provider)
        return reply.code(404).send({ status: 'error', error: 'No such provider', code: 'not_found' });

      const signature = request.headers['stripe-signature'];
      const event = provider.readEvent(
        request.body ?? '',
        typeof signature === 'string' ? signature : undefined,
      );
      if ('refused' in event)
        return reply.code(400).send({ status: 'error', error: 'Not verified', code: event.refused });
      const { outcome } = event;
      const applied = outcome
        ? await applyOutcome(deps, {
            provider: provider.id,
            outcome,
            event: { eventId: event.id, type: event.type },
          })
        : 'ignored';
      if (applied === 'unknown')
        request.log.error({ reference: outcome?.reference, type: event.type }, 'payment of no order of ours');
      return { status: 'ok', result: applied };
    });
    done();
  };
