import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder, mayReadPerson } from '../access/find-accessible-order.ts';
import { maskedOrder } from '../access/masked-order.ts';
import type { OrderDeps } from '../deps.ts';
import { givenCents, refundsOf } from '../refunds/store.ts';
import { documentFacts } from './document-facts.ts';
import { creditNoteOf, invoiceOf } from './order-document.ts';
import { sendDocument } from './send-document.ts';

interface Asked {
  readonly id: string;
  readonly token?: string | undefined;
  readonly language?: string | undefined;
}

/** The papers of an order: its invoice, and a credit note for each refund. Who has followed a link reads less of the person. */
export const paperRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    /** What a document is written from; null for who may not see the order, and before it is paid. */
    const factsFor = async (request: FastifyRequest, { id, token, language }: Asked) => {
      const order = await findAccessibleOrder(deps, request, id, token);
      if (order?.status !== 'paid') return null;
      const facts = await documentFacts(deps, order, language);
      return (await mayReadPerson(order, request, deps.clock))
        ? facts
        : { ...facts, order: maskedOrder(facts.order) };
    };

    route(app, orderEndpoints.invoice, async (request, reply) => {
      const { id } = request.params;
      const facts = await factsFor(request, { id, ...request.query });
      return facts
        ? sendDocument(reply, invoiceOf(facts))
        : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, orderEndpoints.creditNote, async (request, reply) => {
      const { id, refund } = request.params;
      const facts = await factsFor(request, { id, ...request.query });
      const found = (await refundsOf(db, id)).find((one) => one.id === refund);
      return facts && found?.status === 'succeeded' && givenCents(found) > 0
        ? sendDocument(reply, creditNoteOf(facts, found))
        : refused({ code: 'order_not_found', orderId: id });
    });

    done();
  };
