import { ok } from '../machinery/answer.ts';
import { invalid } from './answer.ts';
import type { Endpoint } from './easypost-call.ts';
import { presentTracker } from './present.ts';
import { trackersQuerySchema } from './shipment-shape.ts';

/** `GET /v2/trackers`, the newest first. */
export const listTrackers: Endpoint = ({ state }, { query }) => {
  const parsed = trackersQuerySchema.safeParse(query);
  if (!parsed.success) return invalid('TRACKER.INVALID_PARAMS', parsed.error);
  const { tracking_code: code, carrier, page_size: size } = parsed.data;
  const found = state
    .list('tracker')
    .toReversed()
    .filter((one) => code === undefined || one.trackingCode === code)
    .filter((one) => carrier === undefined || one.carrier === carrier);
  return ok({ trackers: found.slice(0, size).map(presentTracker), has_more: found.length > size });
};
