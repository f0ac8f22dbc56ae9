import type { PaymentReadiness } from '../readiness.ts';

export const acimaReadiness: PaymentReadiness = {
  package: null,
  documentation: null,
  proven: 'that the store holds to its own idea of a lease: signed, finalised once, ended, refused',
  onlyReal: ['every call', 'every webhook', 'what a contract excludes', 'disputes: staff enter them'],
  holds: {},
  goLive: [
    'get the description of the API from Acima and compare it call by call; two of its test pages (ecom.assets.acimacredit.com/testWayfair.html and /testPartialApp.html) show other calls than these',
    'set `ACIMA_ACCEPT_UNVERIFIED=true` only then',
    'sign, finalise and end a lease in its sandbox',
  ],
};
