import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../faults/apply-fault.ts';
import type { Faults } from '../faults/faults.ts';
import { baseOf, send } from '../machinery/answer.ts';
import { failAsPlanned } from './answer.ts';
import { approvePlan } from './approve.ts';
import type { SandboxContext } from './context.ts';
import { newPlan } from './plan.ts';
import { renderPlanForm } from './plan-form-html.ts';
import { renderPage } from './plan-page.ts';
import { readCard } from './test-cards.ts';

const SCRIPT = readFileSync(new URL('./browser/instalment-form.js', import.meta.url), 'utf8');
const CHOICES = [3, 6, 12];

/** What a store asks for in the address of the form: cents, and how many payments when it has decided. */
const querySchema = z.object({
  applicationId: z.string(),
  amount: z.coerce.number().int().positive(),
  currency: z.enum(['USD', 'CAD', 'GBP']),
  numberOfPayments: z.coerce.number().int().min(1).max(36).optional(),
  origin: z.url(),
});

const approvalSchema = z.object({
  ...querySchema.omit({ origin: true, numberOfPayments: true }).shape,
  numberOfPayments: z.coerce.number().int().min(1).max(36),
  holder: z.string(),
  number: z.string(),
  expiry: z.string(),
  cvc: z.string(),
});

/** The form that a store shows in a frame. What is typed stays here; the store learns the plan's number. */
export const registerInstalmentForm = (
  app: FastifyInstance,
  context: SandboxContext,
  faults: Faults,
): void => {
  const { applicationId, storeOrigins } = context.options;
  const policy = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${storeOrigins.join(' ') || "'none'"}`;
  const page = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .send(html);

  app.get('/form', async (request, reply) => {
    const fault = faults.takeFor('/form', false);
    if (fault && !(await applyFault(fault, request, reply, () => send(reply, failAsPlanned())))) return reply;
    const asked = querySchema.safeParse(request.query);
    if (!asked.success || asked.data.applicationId !== applicationId)
      return page(reply, 403, renderPage('Not available', '<h1>This form is not available</h1>'));
    return page(reply, 200, renderForm(asked.data));
  });

  app.get('/form/instalment-form.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=60').send(SCRIPT),
  );

  app.post('/form/plans', async (request, reply) => {
    const approval = approvalSchema.safeParse(request.body);
    if (!approval.success || approval.data.applicationId !== applicationId)
      return reply.code(400).send({ Error: { Message: 'This form is not available' } });
    return approve(context, approval.data, request, reply);
  });
};

const renderForm = ({ amount, currency, numberOfPayments }: z.output<typeof querySchema>): string => {
  const choices = numberOfPayments === undefined ? CHOICES : [numberOfPayments];
  const form = renderPlanForm({ cents: amount, currency, choices, chosen: numberOfPayments ?? 12 }, {});
  return renderPage('Pay monthly', `<h1>Pay monthly with SplitIt</h1>${form}`, '/form/instalment-form.js');
};

/** A plan of its own for each approval: held, and started by the store once there is an order for it. */
const approve = (
  context: SandboxContext,
  { amount, currency, numberOfPayments, ...typed }: z.output<typeof approvalSchema>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const card = readCard(typed, context.now());
  if (typeof card === 'string') return reply.code(402).send({ Error: { Message: card } });
  const plan = newPlan({
    cents: amount,
    currency,
    numberOfPayments,
    choices: [numberOfPayments],
    autoCapture: false,
    createdAt: context.now().toISOString(),
  });
  const after = approvePlan(context, plan, card, baseOf(request));
  context.commit();
  if (after.status !== 'PendingCapture')
    return reply.code(402).send({ Error: { Message: after.authorization.resultMessage } });
  return reply.send({
    InstallmentPlanNumber: after.number,
    NumberOfInstallments: numberOfPayments,
    Card: { CardBrand: card.brand, Last4: card.last4 },
  });
};
