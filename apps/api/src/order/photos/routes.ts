import { photoEndpoints } from '@counterpane/contract/orders/photo-endpoints';
import { PHOTO_FORM_BYTES } from '@counterpane/contract/orders/photo-limits';
import { message } from '@counterpane/messages/message';
import type { FastifyPluginCallback } from 'fastify';
import { failed, ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { addPhotos } from './add-photos.ts';
import { parsePhotos } from './parse-photos.ts';
import { sendPhoto } from './send-photo.ts';
import { findPhoto, shownPhoto } from './store.ts';

/** Photographs of an order: who may see it sends them, and sees them again. */
export const photoRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: PHOTO_FORM_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );

    route(app, photoEndpoints.sendPhotos, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const over = await refuseOverLimit(deps, 'sendPhotos', request, { order: id });
      if (over) return over;
      const { body, headers } = request;
      const files = Buffer.isBuffer(body) ? await parsePhotos(headers['content-type'] ?? '', body) : null;
      if (!files) return failed('malformed', message('We could not read that'));
      if (!files.ok) return refused(files.refusal);
      const added = await addPhotos(deps, order.id, files.change);
      return added.ok ? ok(added.change.map(shownPhoto)) : refused(added.refusal);
    });

    route(app, photoEndpoints.orderPhoto, async (request, reply) => {
      const { id, photo } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      const sent = order && (await sendPhoto(deps, reply, await findPhoto(db, order.id, photo)));
      return sent ?? refused({ code: 'order_not_found', orderId: id });
    });

    done();
  };
