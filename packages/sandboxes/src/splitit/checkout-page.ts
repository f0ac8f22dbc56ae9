import type { FastifyInstance, FastifyReply } from 'fastify';
import { baseOf } from '../machinery/answer.ts';
import { renderClosedPage } from '../page/provider-page.ts';
import { approvePlan, declinePlan } from './approve.ts';
import type { SandboxContext } from './context.ts';
import type { Plan } from './plan.ts';
import { type PlanFormInput, renderPlanForm } from './plan-form-html.ts';
import { renderPage, SPLITIT_LOOK } from './plan-page.ts';
import { DECLINED, readCard } from './test-cards.ts';

type PageRoute = { Params: { number: string }; Body: unknown };

const HTML = 'text/html; charset=utf-8';

/** SplitIt's own page, `CheckoutUrl`: it needs no scripts and may be shown in no frame. */
export const registerCheckoutPage = (app: FastifyInstance, context: SandboxContext): void => {
  const show = (reply: FastifyReply, plan: Plan, input: PlanFormInput = {}) =>
    reply
      .type(HTML)
      .header('content-security-policy', "frame-ancestors 'none'")
      .send(renderCheckout(plan, input));

  app.get<PageRoute>('/checkout/:number', async (request, reply) => {
    const plan = context.state.find('plan', request.params.number);
    return plan && isOpen(plan) ? show(reply, plan) : leave(reply, plan);
  });

  app.post<PageRoute>('/checkout/:number', async (request, reply) => {
    const plan = context.state.find('plan', request.params.number);
    // The second press of the button finds the plan approved: it is approved once.
    if (!plan || !isOpen(plan)) return leave(reply, plan);
    const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const after = answer(context, plan, fields, baseOf(request));
    context.commit();
    if (after === 'cancel') return reply.redirect(plan.urls?.cancel ?? baseOf(request), 303);
    if (typeof after === 'object' && !isOpen(after)) return leave(reply, after);
    const problem = typeof after === 'string' ? after : after.authorization.resultMessage;
    return show(reply, plan, { ...typedIn(fields), problem });
  });
};

/** What a press of a button comes to: the plan, the word `cancel`, or what is wrong with the card. */
const answer = (
  context: SandboxContext,
  plan: Plan,
  fields: URLSearchParams,
  base: string,
): Plan | 'cancel' | string => {
  if (fields.get('answer') === 'cancel') return 'cancel';
  if (fields.get('answer') === 'decline') return declinePlan(context, plan, DECLINED, base);
  const typed = { ...typedIn(fields), cvc: fields.get('cvc') ?? '' };
  const card = readCard(typed, context.now());
  if (typeof card === 'string') return card;
  const wanted = Number(fields.get('numberOfPayments') ?? plan.numberOfPayments);
  const numberOfPayments = plan.choices.includes(wanted) ? wanted : plan.numberOfPayments;
  return approvePlan(context, { ...plan, numberOfPayments }, card, base);
};

const isOpen = ({ status }: Plan): boolean => status === 'Initialized';

const typedIn = (fields: URLSearchParams) => ({
  holder: fields.get('holder') ?? '',
  number: fields.get('number') ?? '',
  expiry: fields.get('expiry') ?? '',
});

const leave = (reply: FastifyReply, plan: Plan | null): FastifyReply => {
  if (plan?.urls && (plan.status === 'Active' || plan.status === 'PendingCapture'))
    return reply.redirect(filledIn(plan.urls.succeeded, plan), 303);
  return reply.code(404).type(HTML).send(renderClosedPage(SPLITIT_LOOK));
};

const filledIn = (url: string, { number, refOrderNumber }: Plan): string =>
  url
    .replaceAll('{InstallmentPlanNumber}', number)
    .replaceAll('{RefOrderNumber}', encodeURIComponent(refOrderNumber ?? ''));

const renderCheckout = (plan: Plan, input: PlanFormInput): string =>
  renderPage(
    input.problem ? 'Error: Pay monthly' : 'Pay monthly',
    `<h1>Pay monthly with SplitIt</h1>${renderPlanForm({ ...plan, chosen: plan.numberOfPayments }, input, 'page')}`,
  );
