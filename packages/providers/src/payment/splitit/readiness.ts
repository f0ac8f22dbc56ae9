import type { PaymentReadiness } from '../readiness.ts';

export const splititReadiness: PaymentReadiness = {
  package: null,
  documentation: {
    at: 'developers.splitit.com',
    pages: [
      'Installments API (/api-v3)',
      'Initiate an installment plan (/api-v3/initiate-installment-plan)',
      'Hosted form redirect (/checkout-solutions/hosted-forms/hosted-form-redirect)',
      'Cancel a plan (/api-v3/cancel-a-plan/)',
      'Merchant webhooks (/operational/webhooks/merchant-webhooks/)',
    ],
  },
  proven:
    'plans of the wanted amount and number are verified and started once, others are let go; refunds, lost answers',
  onlyReal: [
    'how its fields in a page are opened from version 3 of its API',
    'the fields of webhooks and what signs them',
    'which host is production’s today',
    'disputes, of which nothing is published: staff enter them',
  ],
  holds: {},
  goLive: [
    'ask SplitIt’s support what is listed as uncertain',
    'set keys and webhook key; its own page asks, and no form is framed',
    'start a plan, give a part back, and have one refused',
  ],
};
