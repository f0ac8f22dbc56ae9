import type { Readiness } from '../../payment/readiness.ts';

export const easypostReadiness: Readiness = {
  package: null,
  documentation: {
    at: 'docs.easypost.com',
    readOn: '2026-11-26',
    pages: [
      'Shipments (/docs/shipments)',
      'Trackers (/docs/trackers)',
      'Webhooks (/docs/webhooks)',
      'Errors (/docs/errors)',
      'Webhook HMAC Validation (support.easypost.com, article 39826034964237, in part)',
    ],
  },
  proven:
    'one label for a shipment however often it is asked for, also after lost answers and a corrected address; the cheapest carrier, refusals in the carriers’ words, PDFs, every state of a parcel, signed webhooks',
  onlyReal: [
    'how soon a shipment is found by its reference',
    'which carriers take a bed, and for how much',
    'how the newer of its two signatures is made',
    'what each carrier means by `failure`',
  ],
  goLive: [
    'add carrier accounts and a way to pay for labels',
    'make a webhook to `/api/webhooks/carriers/easypost` with a secret',
    'buy a label with a test key (`EZTK…`), print it, and follow it with one of EasyPost’s test numbers',
    'buy one with the production key, see its news arrive, and have it refunded at EasyPost',
  ],
};
