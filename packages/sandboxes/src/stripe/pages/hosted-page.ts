import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { baseOf } from '../../machinery/answer.ts';
import { type AccountPage, findAccountPage, methodOfAnswer } from '../account-answers.ts';
import { isRefusal } from '../answer.ts';
import { attemptPayment } from '../attempt.ts';
import type { SandboxContext } from '../context.ts';
import { FormFields } from '../form-fields.ts';
import { newId } from '../ids.ts';
import { type PaymentMethod, readCard } from '../payment-method.ts';
import { type PageInput, renderAccount, renderClosed, renderPayment } from './hosted-page-html.ts';

type PageRoute = { Params: { session: string }; Body: string };

const HTML = 'text/html; charset=utf-8';

/** Stripe's own payment page, for shoppers without JavaScript. */
export const registerHostedPage = (app: FastifyInstance, context: SandboxContext): void => {
  app.get<PageRoute>('/c/pay/:session', async (request, reply) => {
    const session = context.state.find('session', request.params.session);
    if (session?.status === 'complete') return reply.redirect(successUrl(session), 303);
    if (session?.status !== 'open') return reply.code(404).type(HTML).send(renderClosed());
    return reply.type(HTML).send(render(session, { problem: problemOf(context, session) }));
  });

  app.post<PageRoute>('/c/pay/:session', async (request, reply) => {
    const session = context.state.find('session', request.params.session);
    // The second press of the button finds the page complete: it pays once.
    if (session?.status === 'complete') return reply.redirect(successUrl(session), 303);
    if (session?.status !== 'open') return reply.code(404).type(HTML).send(renderClosed());
    const fields = new FormFields(request.body);
    const input = readInput(fields);
    const page = findAccountPage(session);
    const method = page ? readAnswer(page, fields) : readTypedCard(context, input);
    if (typeof method === 'string') {
      return reply.type(HTML).send(render(session, { ...input, problem: method }));
    }
    const intent = pay(context, session, method, baseOf(request));
    context.commit();
    const challenge = intent.next_action?.redirect_to_url?.url;
    if (challenge) return reply.redirect(challenge, 303);
    const after = context.state.find('session', session.id) ?? session;
    if (after.status === 'complete') return reply.redirect(successUrl(after), 303);
    const problem = problemOf(context, after);
    return reply.type(HTML).send(render(after, { ...input, problem }));
  });
};

const render = (session: Stripe.Checkout.Session, input: PageInput): string => {
  const page = findAccountPage(session);
  return page ? renderAccount(session, page, input.problem ?? null) : renderPayment(session, input);
};

const readAnswer = (page: AccountPage, fields: FormFields): PaymentMethod | string =>
  methodOfAnswer(page, fields.text('answer') ?? '') ?? 'Please choose how to go on.';

const pay = (
  context: SandboxContext,
  session: Stripe.Checkout.Session,
  method: PaymentMethod,
  base: string,
): Stripe.PaymentIntent => {
  const { state } = context;
  const intent = state.find('payment_intent', state.find('intent_of_session', session.id) ?? '');
  if (!intent) throw new Error(`${session.id} has no intent`);
  state.save('session', session.id, { ...session, payment_intent: intent.id });
  state.save('means', method.id, method);
  // After a challenge the shopper comes back here, and is sent on when the page is complete.
  return attemptPayment(context, intent, method, { base, returnUrl: `${base}/c/pay/${session.id}` });
};

const problemOf = (context: SandboxContext, session: Stripe.Checkout.Session): string | null =>
  context.state.find('payment_intent', String(session.payment_intent))?.last_payment_error?.message ?? null;

const successUrl = (session: Stripe.Checkout.Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const readInput = (fields: FormFields): PageInput => ({
  number: fields.text('number') ?? '',
  expiry: fields.text('expiry') ?? '',
  cvc: fields.text('cvc') ?? '',
});

const readTypedCard = (
  context: SandboxContext,
  { number = '', expiry = '', cvc = '' }: PageInput,
): PaymentMethod | string => {
  if (!number) return 'Your card number is incomplete.';
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || !year) return "Your card's expiration date is incomplete.";
  if (!cvc) return "Your card's security code is incomplete.";
  const card = { number, expMonth: Number(month), expYear: 2000 + Number(year), cvc };
  const method = readCard(newId('pm'), card, context.now());
  return isRefusal(method) ? method.body.error.message : method;
};
