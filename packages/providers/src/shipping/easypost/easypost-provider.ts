import type { CarrierService, ParcelReport } from '../port.ts';
import { buyLabel } from './buy-label.ts';
import { trackersSchema } from './easypost-answers.ts';
import { createEasypostClient, type EasypostClient, type EasypostOptions } from './easypost-client.ts';
import { toParcelReport } from './parcel-report.ts';
import { readWebhook } from './read-webhook.ts';

interface EasypostProviderOptions extends EasypostOptions {
  readonly webhookSecret: string;
}

/**
 * EasyPost: labels of its carriers, and where their parcels are. Its own package (`@easypost/api` 8.9) takes a time
 * limit and sets none on its calls, and its types say that nothing is ever null, so that the documented calls are made
 * here.
 */
export const easypostProvider = ({ webhookSecret, ...options }: EasypostProviderOptions): CarrierService => {
  const call = createEasypostClient(options);
  return {
    id: 'easypost',
    buyLabel: (request) => buyLabel(call, request),
    findReport: (trackingNumber) => findReport(call, trackingNumber),
    readWebhook: (received) => readWebhook(received, webhookSecret, Date.now()),
  };
};

/** Carriers use a number again after some months: the newest parcel with it is meant. */
const findReport = async (call: EasypostClient, trackingNumber: string): Promise<ParcelReport | null> => {
  const answer = await call({
    method: 'GET',
    path: 'trackers',
    query: { tracking_code: trackingNumber },
    answer: trackersSchema,
  });
  const [newest] = answer.ok
    ? answer.value.trackers
        .filter((one) => one.tracking_code === trackingNumber)
        .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    : [];
  return newest ? toParcelReport(newest) : null;
};
