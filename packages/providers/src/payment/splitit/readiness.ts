import type { Readiness } from '../readiness.ts';

export const splititReadiness: Readiness = {
  package: null,
  documentation: {
    at: 'developers.splitit.com',
    pages: [
      'Installments API (/api-v3)',
      'Initiate an installment plan (/api-v3/initiate-installment-plan)',
      'Cancel a plan (/api-v3/cancel-a-plan/)',
      'Merchant webhooks (/operational/webhooks/merchant-webhooks/)',
    ],
  },
  proven: 'plans of the wanted amount and number are started once, others are let go; refunds, lost answers',
  onlyReal: [
    'the form in the page, as the account has it',
    'the fields of webhooks and what signs them',
    'which host is production’s today',
  ],
  goLive: [
    'ask SplitIt’s support what is listed as uncertain',
    'set keys, form and webhook key',
    'start a plan, give a part back, and have one refused',
  ],
};
