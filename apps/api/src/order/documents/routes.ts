import { paperEndpoints } from '@counterpane/contract/orders/paper-endpoints';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder, mayReadPerson } from '../access/find-accessible-order.ts';
import { maskedOrder } from '../access/masked-order.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { givenCents, refundsOf } from '../refunds/store.ts';
import { loadHistory } from '../timeline/load-history.ts';
import { timelineOf } from '../timeline/timeline-of.ts';
import { documentFacts } from './document-facts.ts';
import { creditNoteOf, invoiceOf } from './order-document.ts';
import { moneyMoves, receiptOf } from './order-receipt.ts';
import { sendDocument } from './send-document.ts';

interface Asked {
  readonly id: string;
  readonly token?: string | undefined;
  readonly language?: string | undefined;
}

/** The papers of an order: its invoice, its receipt, and a credit note for each refund. Who has followed a link reads less of the person. */
export const paperRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    const findOrder = (request: FastifyRequest, { id, token }: Asked) =>
      findAccessibleOrder(deps, request, id, token);

    /** What a document is written from: those who follow a link read less of the person. */
    const factsOf = async (request: FastifyRequest, order: Order, { language }: Asked) => {
      const facts = await documentFacts(deps, order, language);
      return (await mayReadPerson(order, request, deps.clock))
        ? facts
        : { ...facts, order: maskedOrder(facts.order) };
    };

    /** Null for who may not see the order, and before it is paid. */
    const factsFor = async (request: FastifyRequest, asked: Asked) => {
      const order = await findOrder(request, asked);
      return order?.status === 'paid' ? factsOf(request, order, asked) : null;
    };

    route(app, paperEndpoints.invoice, async (request, reply) => {
      const { id } = request.params;
      const facts = await factsFor(request, { id, ...request.query });
      return facts
        ? sendDocument(reply, invoiceOf(facts))
        : refused({ code: 'order_not_found', orderId: id });
    });

    // An order that waits for a person may have been paid, and one that was cancelled was paid before.
    route(app, paperEndpoints.receipt, async (request, reply) => {
      const { id } = request.params;
      const asked = { id, ...request.query };
      const order = await findOrder(request, asked);
      const moves = order ? moneyMoves(timelineOf(await loadHistory(db, order))) : [];
      return order && moves.length > 0
        ? sendDocument(reply, receiptOf(await factsOf(request, order, asked), moves))
        : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, paperEndpoints.creditNote, async (request, reply) => {
      const { id, refund } = request.params;
      const facts = await factsFor(request, { id, ...request.query });
      const found = (await refundsOf(db, id)).find((one) => one.id === refund);
      return facts && found?.status === 'succeeded' && givenCents(found) > 0
        ? sendDocument(reply, creditNoteOf(facts, found))
        : refused({ code: 'order_not_found', orderId: id });
    });

    done();
  };
