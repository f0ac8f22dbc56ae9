import { createHmac } from 'node:crypto';
import {
  type CarrierService,
  CarrierUnavailable,
  LabelRefused,
  type ParcelReport,
} from '@counterpane/providers/shipping/port';
import { WebhookRefused } from '@counterpane/providers/webhook';

const SECRET = 'the secret of these carriers';

/** Carriers whose parcels are where a test says. */
interface KnownCarriers extends CarrierService {
  /** How many labels were bought, each reference once. */
  readonly bought: ReadonlySet<string>;
  /** What they answer when they are asked. */
  report: ParcelReport | null;
  /** What goes wrong. */
  fault: 'silent' | 'refused' | null;
  /** Called when a label is asked for, which is there when it ends; null where it is there at once. */
  busy: (() => Promise<void>) | null;
}

export const knownCarriers = (): KnownCarriers => {
  const bought = new Set<string>();
  const carriers: KnownCarriers = {
    id: 'known',
    bought,
    report: null,
    fault: null,
    busy: null,
    buyLabel: async ({ reference }) => {
      await carriers.busy?.();
      if (carriers.fault === 'silent') throw new CarrierUnavailable('no answer');
      if (carriers.fault === 'refused') throw new LabelRefused('No rates for this address');
      bought.add(reference);
      const trackingNumber = `T${reference.slice(0, 10)}${reference.slice(24)}`;
      const page = `https://carriers.example/${trackingNumber}`;
      return { carrier: 'UPS', trackingNumber, trackingUrl: page, labelUrl: `${page}.pdf` };
    },
    findReport: async () => {
      if (carriers.fault === 'silent') throw new CarrierUnavailable('no answer');
      return carriers.report;
    },
    readWebhook: ({ body, headers }) => {
      if (headers.signature !== signatureOf(body)) throw new WebhookRefused('not signed');
      const told: ParcelReport | null = JSON.parse(body);
      return told;
    },
  };
  return carriers;
};

/** What the carriers send: [body, headers]. */
export const signedNews = (news: ParcelReport | null) => {
  const payload = JSON.stringify(news);
  return { payload, headers: { 'content-type': 'application/json', signature: signatureOf(payload) } };
};

const signatureOf = (body: string): string => createHmac('sha256', SECRET).update(body).digest('hex');
