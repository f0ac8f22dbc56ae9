import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import type { FormFail } from '@counterpane/contract/checkout/form-fail';
import type { Refusal } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { ok } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { route } from '../../http/route.ts';
import { enqueue } from '../../outbox/store.ts';
import type { CartDeps } from '../deps.ts';

/** Tells analytics that a step was not accepted: which fields shoppers stumble over [K4]. */
export const announceFormFail = (
  { database, clock }: Pick<CartDeps, 'database' | 'clock'>,
  { step, fields }: FormFail,
  seenBy: 'browser' | 'server',
): Promise<void> =>
  enqueue(database.db, clock, 'form.failed', { failId: newId(), step, fields: [...fields], seenBy });

/** The fields of a step that the server refused; null where it was refused for another reason. */
export const failedFields = (refusal: Refusal): readonly string[] | null =>
  refusal.code === 'address_invalid' ? Object.keys(refusal.fields) : null;

/** Reports of forms that the browser itself rejected: they never reach the routes of the steps. */
export const formFailRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, checkoutEndpoints.reportFormFail, async (request) => {
      await announceFormFail(deps, request.body, 'browser');
      return ok({});
    });
    done();
  };
