import { shippingEndpoints } from '@counterpane/contract/staff/shipping-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { documentFacts } from '../../order/documents/document-facts.ts';
import { packingSlipOf } from '../../order/documents/packing-slip.ts';
import { sendDocument } from '../../order/documents/send-document.ts';
import { languageOfOrder } from '../../order/orders/language-of-order.ts';
import { shipmentsOf } from '../../order/shipments/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findOrderOf } from './store.ts';

/** The paper of a parcel, in the language that its order was placed in. */
export const packingSlipRoute =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, shippingEndpoints.packingSlip, async (request, reply) => {
      const { id, shipmentId } = request.params;
      const attempt = attemptOn('see-order', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const order = await findOrderOf(db, id, member);
      const sent = order ? (await shipmentsOf(db, id)).filter(({ status }) => status !== 'cancelled') : [];
      const shipment = sent.find((one) => one.id === shipmentId);
      const actor = actorOf(deps, request, member.id);
      if (!order || !shipment) {
        const detail = { code: 'order_not_found' };
        await recordAct(db, actor, { ...attempt, outcome: 'refused', detail });
        return refused({ code: 'order_not_found', orderId: id });
      }
      await recordAct(db, actor, { ...attempt, storefront: order.storefront, outcome: 'done' });
      const language = languageOfOrder(order, deps.catalogue.getStorefront(order.storefront));
      const facts = await documentFacts(deps, order, language);
      return sendDocument(reply, packingSlipOf(facts, shipment, sent.length));
    });

    done();
  };
