import { idSchema } from '@counterpane/contract/envelope';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { sendPhoto } from '../../order/photos/send-photo.ts';
import { findPhoto } from '../../order/photos/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findOrderOf } from './store.ts';

/** A photograph that a customer has sent, as it stands on the page of the order. */
export const staffPhotoRoute =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, staffEndpoints.staffPhoto, async (request, reply) => {
      const { id, photo } = request.params;
      const attempt = attemptOn('see-order', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const order = await findOrderOf(db, id, member);
      const found = order && idSchema.safeParse(photo).success ? await findPhoto(db, order.id, photo) : null;
      const actor = actorOf(deps, request, member.id);
      await recordAct(
        db,
        actor,
        order && found
          ? { ...attempt, storefront: order.storefront, outcome: 'done' }
          : { ...attempt, outcome: 'refused', detail: { code: 'order_not_found' } },
      );
      const sent = await sendPhoto(deps, reply, found);
      return sent ?? refused({ code: 'order_not_found', orderId: id });
    });

    done();
  };
