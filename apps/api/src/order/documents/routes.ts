import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { writingOf } from '../../catalogue/language-of.ts';
import { refused, SENT } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder, mayReadPerson } from '../access/find-accessible-order.ts';
import { maskedOrder } from '../access/masked-order.ts';
import type { OrderDeps } from '../deps.ts';
import { orderView } from '../orders/order-view.ts';
import { paymentsOf } from '../payments/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { drawDocument } from './draw-document.ts';
import { creditNoteOf, invoiceOf, type OrderDocument } from './order-document.ts';

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
      const storefront = deps.catalogue.getStorefront(order.storefront, language);
      const view = orderView(order, storefront.language, await paymentsOf(db, id), '');
      return {
        order: (await mayReadPerson(order, request, deps.clock)) ? view : maskedOrder(view),
        brand: storefront.brand,
        seller: storefront.seller,
        writing: writingOf(storefront),
        language: `${storefront.language}-${storefront.definition.country}`,
      };
    };

    const send = async (reply: FastifyReply, document: OrderDocument) => {
      await reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName(document.name)}"`)
        .send(await drawDocument(document));
      return SENT;
    };

    route(app, orderEndpoints.invoice, async (request, reply) => {
      const { id } = request.params;
      const facts = await factsFor(request, { id, ...request.query });
      return facts ? send(reply, invoiceOf(facts)) : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, orderEndpoints.creditNote, async (request, reply) => {
      const { id, refund } = request.params;
      const facts = await factsFor(request, { id, ...request.query });
      const found = (await refundsOf(db, id)).find((one) => one.id === refund);
      return facts && found?.status === 'succeeded'
        ? send(reply, creditNoteOf(facts, found))
        : refused({ code: 'order_not_found', orderId: id });
    });

    done();
  };

/** Headers are ASCII. @example fileName('Note de crédit A-1') // "Note-de-credit-A-1.pdf" */
const fileName = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^\w-]+/g, '-')}.pdf`;
