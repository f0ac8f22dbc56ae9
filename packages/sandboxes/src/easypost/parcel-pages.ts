import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from '../control/read-body.ts';
import { type EasypostContext, moveParcel } from './context.ts';
import { writeLabel } from './label-pdf.ts';
import { trackingPathOf } from './present.ts';
import { MOVES } from './tracker.ts';
import { renderNoParcel, renderTracking } from './tracking-page.ts';

const HTML = 'text/html; charset=utf-8';
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const FORM = 'application/x-www-form-urlencoded';

const moveSchema = z.object({ move: z.enum(MOVES, { error: `move is one of ${MOVES.join(', ')}` }) });

/** What people open: labels and tracking pages. And the lever that moves a parcel, which no real service has. */
export const registerParcelPages = (app: FastifyInstance, context: EasypostContext): void => {
  const { state } = context;

  app.get<{ Params: { page: string } }>('/track/:page', async ({ url }, reply) => {
    const tracker = state.list('tracker').find((one) => trackingPathOf(one) === url);
    reply.type(HTML).header('content-security-policy', POLICY).header('cache-control', 'no-store');
    return tracker ? renderTracking(tracker) : reply.code(404).send(renderNoParcel());
  });

  app.get<{ Params: { file: string } }>('/files/postage_label/:file', async ({ params }, reply) => {
    const shipment = state
      .list('shipment')
      .find(({ purchase }) => purchase?.isPdf === true && `${purchase.labelId}.pdf` === params.file);
    if (!shipment?.purchase) return reply.callNotFound();
    return reply.type('application/pdf').send(writeLabel(shipment, shipment.purchase));
  });

  app.post<{ Params: { code: string } }>('/_sandbox/parcels/:code', async (request, reply) => {
    const tracker = state.list('tracker').find((one) => one.trackingCode === request.params.code);
    if (!tracker) return reply.code(404).send({ error: 'there is no such parcel' });
    const isForm = request.headers['content-type']?.startsWith(FORM) ?? false;
    const parsed = moveSchema.safeParse(isForm ? fieldsOf(request.body) : readBody(request.body));
    if (!parsed.success)
      return reply.code(400).send({ error: parsed.error.issues.map(({ message }) => message).join('; ') });
    const moved = moveParcel(context, tracker, parsed.data.move);
    context.commit();
    if (isForm) return reply.redirect(trackingPathOf(tracker), 303);
    return moved
      ? { status: moved.status }
      : reply.code(409).send({ error: `the parcel is ${tracker.status} and moves no more` });
  });
};

const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
