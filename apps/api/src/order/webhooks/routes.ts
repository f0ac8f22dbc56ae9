import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import { message } from '@counterpane/messages/message';
import type { PaymentIntegration } from '@counterpane/providers/payment/integration';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { failed, ok, refused } from '../../http/answers.ts';
import { callerOf, countLimited, tooMany } from '../../http/limiter.ts';
import { keepRawBodies } from '../../http/raw-bodies.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';
import { askDispute } from '../disputes/ask-dispute.ts';
import { rememberUnknownDispute } from '../disputes/unknown-disputes.ts';
import { applyOutcome } from '../payments/apply-outcome.ts';
import { rememberUnclaimed } from '../payments/release-unused.ts';
import { recordRefundReport } from '../refunds/record-refund-report.ts';
import { findReader, orUnavailable, readEvent } from './read-event.ts';

/**
 * POST /webhooks/{company}: verify first, book by event id through the same table as everything else,
 * and answer 2xx only after the commit, so that a failed booking is sent again.
 */
export const webhookRoutes =
  (deps: OrderDeps, integrations: readonly PaymentIntegration[]): FastifyPluginCallback =>
  (app, _options, done) => {
    keepRawBodies(app);

    app.addHook('onSend', async (request, reply, payload) => {
      // The one route here declares it.
      const { company } = request.params as { company?: string };
      const receipt = integrations.find(({ name }) => name === company)?.receipt;
      if (reply.statusCode !== 200 || receipt !== 204) return payload;
      reply.code(204).removeHeader('content-type');
      return null;
    });

    route(app, orderEndpoints.webhook, async (request) => {
      const reader = findReader(deps, integrations, request.params.company);
      if (!reader) return failed('not_found', message('No such provider'));

      const { provider, unwrap } = reader;
      // Counts unverified events only: a provider sends all shops' events from a few addresses, and forged events
      // may use a shared address too.
      const countForged = () => countLimited(deps, 'sendForgedEvent', callerOf(deps, request));
      const body = typeof request.body === 'string' ? request.body : '';
      const event = await readEvent(provider, unwrap(request.headers, body, queryOf(request.url)));
      if (event instanceof ProviderUnavailable) {
        // A forged event can name a certificate that does not exist: only a few are logged, and not as our error.
        if ((await countForged()) === null)
          request.log.warn({ provider: provider.id, err: event }, 'a notification cannot be verified now');
        // A temporary failure is answered so that the provider sends the event again; a refusal would end that.
        return refused({ code: 'payment_unavailable' });
      }
      if ('refused' in event) {
        const retryAfter = await countForged();
        if (retryAfter !== null) return tooMany(retryAfter);
        return failed(event.refused, message('Not verified'));
      }
      const { outcome, unclaimed, refund, dispute } = event;
      if (refund) return ok(await recordRefundReport(deps, refund));
      if (dispute !== undefined) {
        const { providers } = reader;
        const recorded = await orUnavailable(askDispute(deps, { provider, providers }, dispute));
        // It comes again until the company can be asked.
        if (recorded instanceof ProviderUnavailable) return refused({ code: 'payment_unavailable' });
        if (recorded === 'unknown') {
          const heard = { provider: provider.id, dispute, type: event.type };
          if (provider.findDispute) request.log.error(heard, 'a dispute of no payment of ours');
          else request.log.warn(heard, 'a dispute that its company tells no amount of');
          const heardAt = isoNow(deps.clock);
          await rememberUnknownDispute(deps.database.db, {
            provider: provider.id,
            reference: dispute.slice(0, 200),
            heardAt,
          });
        }
        return ok(recorded);
      }
      if (unclaimed) {
        const known = { eventId: event.id, type: event.type };
        const isNew = await rememberUnclaimed(deps, { provider: provider.id, reference: unclaimed }, known);
        return ok(isNew ? 'applied' : 'repeated');
      }
      const applied = outcome
        ? await applyOutcome(deps, {
            provider: provider.id,
            outcome,
            event: { eventId: event.id, type: event.type },
          })
        : 'ignored';
      if (applied === 'unknown')
        request.log.error({ reference: outcome?.reference, type: event.type }, 'payment of no order of ours');
      return ok(applied);
    });
    done();
  };

const queryOf = (url: string): URLSearchParams => new URL(url, 'http://localhost').searchParams;
