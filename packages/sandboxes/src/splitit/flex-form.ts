import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../faults/apply-fault.ts';
import type { Faults } from '../faults/faults.ts';
import { baseOf, send } from '../machinery/answer.ts';
import { failAsPlanned } from './answer.ts';
import { approvePlan } from './approve.ts';
import type { SandboxContext } from './context.ts';
import { renderPlanForm } from './plan-form-html.ts';
import { renderPage } from './plan-page.ts';
import { readCard } from './test-cards.ts';

const scriptOf = (name: string): string =>
  readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');

const SCRIPTS = { '/flex-form.js': scriptOf('flex-form.js'), '/form-page.js': scriptOf('form-page.js') };

const typedSchema = z.object({
  holder: z.string(),
  number: z.string(),
  expiry: z.string(),
  cvc: z.string(),
});

type FormRoute = { Params: { number: string }; Body: unknown };

/** The script that shows a plan's form in the store's page, and what it shows. What is typed stays here. */
export const registerFlexForm = (app: FastifyInstance, context: SandboxContext, faults: Faults): void => {
  const { state, options } = context;
  const policy = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${options.storeOrigins.join(' ') || "'none'"}`;
  const page = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .send(html);

  for (const [path, script] of Object.entries(SCRIPTS))
    app.get(path, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=60').send(script),
    );

  app.get<FormRoute>('/flex-form/:number', async (request, reply) => {
    const fault = faults.takeFor('/flex-form', false);
    if (fault && !(await applyFault(fault, request, reply, () => send(reply, failAsPlanned())))) return reply;
    const plan = state.find('plan', request.params.number);
    if (plan?.status !== 'Initialized')
      return page(reply, 404, renderPage('Not available', '<h1>This form is not available</h1>'));
    const form = renderPlanForm({ ...plan, chosen: plan.numberOfPayments }, {}, 'store');
    return page(
      reply,
      200,
      renderPage('Pay monthly', `<h1>Pay monthly with SplitIt</h1>${form}`, '/form-page.js'),
    );
  });

  app.post<FormRoute>('/flex-form/:number', async (request, reply) => {
    const refuse = (status: number, message: string | null) =>
      reply.code(status).send({ Error: { Message: message } });
    const plan = state.find('plan', request.params.number);
    const typed = typedSchema.safeParse(request.body);
    if (plan?.status !== 'Initialized' || !typed.success) return refuse(400, 'This form is not available');
    const card = readCard(typed.data, context.now());
    if (typeof card === 'string') return refuse(402, card);
    const after = approvePlan(context, plan, card, baseOf(request));
    context.commit();
    if (after.status === 'Initialized') return refuse(402, after.authorization.resultMessage);
    return { InstallmentPlanNumber: after.number };
  });
};
