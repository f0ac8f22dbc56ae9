import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { escapeHtml } from '../../page/escape-html.ts';
import { finishChallenge } from '../attempt.ts';
import type { SandboxContext } from '../context.ts';
import { FormFields } from '../form-fields.ts';
import { formatAmount } from '../refuse-amount.ts';
import { renderPage } from './stripe-page.ts';

type ChallengeRoute = { Params: { challenge: string }; Body: string };

/** The bank's 3-D Secure page: Approve, Decline, Cancel, and back to the store. */
export const registerChallengePage = (app: FastifyInstance, context: SandboxContext): void => {
  app.get<ChallengeRoute>('/3d_secure_2/authenticate/:challenge', async (request, reply) => {
    const open = findOpenChallenge(context, request.params.challenge);
    if (!open) return reply.code(404).type('text/html; charset=utf-8').send(renderUnknown());
    if (isAnswered(open.intent, request.params.challenge)) return reply.redirect(wayBack(open), 303);
    return reply.type('text/html; charset=utf-8').send(renderChallenge(open.intent));
  });

  app.post<ChallengeRoute>('/3d_secure_2/authenticate/:challenge', async (request, reply) => {
    const open = findOpenChallenge(context, request.params.challenge);
    if (!open) return reply.code(404).type('text/html; charset=utf-8').send(renderUnknown());
    // A second press of the button, or a page found again with "back": the first answer stands.
    if (isAnswered(open.intent, request.params.challenge)) return reply.redirect(wayBack(open), 303);
    const approved = new FormFields(request.body).text('answer') === 'approve';
    const intent = finishChallenge(context, open.intent, approved);
    context.commit();
    return reply.redirect(wayBack({ ...open, intent }), 303);
  });

  app.get('/3d_secure_2/done', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(renderPage('Done', '<h1>Done</h1><p>You can close this window.</p>')),
  );
};

interface OpenChallenge {
  readonly intent: Stripe.PaymentIntent;
  readonly returnUrl: string | null;
}

const findOpenChallenge = (context: SandboxContext, id: string): OpenChallenge | null => {
  const challenge = context.state.find('challenge', id);
  const intent = challenge && context.state.find('payment_intent', challenge.intent);
  return intent ? { intent, returnUrl: challenge.returnUrl } : null;
};

const isAnswered = (intent: Stripe.PaymentIntent, challenge: string): boolean =>
  !intent.next_action?.redirect_to_url?.url?.endsWith(`/${challenge}`);

const wayBack = ({ intent, returnUrl }: OpenChallenge): string => {
  if (!returnUrl) return '/3d_secure_2/done';
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', redirectStatus(intent));
  return url.href;
};

const redirectStatus = (intent: Stripe.PaymentIntent): string => {
  if (intent.status === 'succeeded' || intent.status === 'requires_capture') return 'succeeded';
  return intent.status === 'processing' ? 'pending' : 'failed';
};

const renderChallenge = (intent: Stripe.PaymentIntent): string =>
  renderPage(
    '3-D Secure',
    `<h1>Confirm your payment</h1>
<p>Your bank asks whether it was you who wants to pay <strong>${escapeHtml(formatAmount(intent.amount, intent.currency))}</strong>.</p>
<form method="post">
<button class="main" name="answer" value="approve">Approve</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="cancel">Cancel</button>
</form>`,
  );

const renderUnknown = (): string =>
  renderPage('3-D Secure', '<h1>Nothing to confirm</h1><p>This page is not open any more.</p>');
