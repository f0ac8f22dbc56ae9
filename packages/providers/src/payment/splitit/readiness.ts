import type { PaymentReadiness } from '../readiness.ts';

export const splititReadiness: PaymentReadiness = {
  package: null,
  documentation: {
    at: 'developers.splitit.com',
    readOn: '2026-11-27',
    pages: [
      'Installments API (/api-v3)',
      'Initiate an installment plan (/api-v3/initiate-installment-plan)',
      'Hosted form redirect (/checkout-solutions/hosted-forms/hosted-form-redirect)',
      'Cancel a plan (/api-v3/cancel-a-plan/)',
      'Verify Authorization (/api/v3/verify-authorization)',
      'Refund a plan (/api/v3/refund, read on 2026-11-28)',
      'Update plan by number (/api/v3/update-order, read on 2026-11-28)',
      'Webhooks of the Merchant Hub (/merchant-hub/merchants-management/webhooks; its part on response objects could not be read)',
      'Merchant webhooks (/operational/webhooks/merchant-webhooks/, read again on 2026-11-28)',
      'Hosted Solution (splitit.com/for_developers/integrations/hosted-solution; its page may be opened in a frame over the store’s)',
      'the script of the module for WooCommerce that goes by SplitIt’s name, version 3 of the API (`Splitit.FlexForm.setup`), read on 2026-11-28',
      'the source of splitit-payments-sdk 1.0.7 (Splitit/TypeScript-SDK) and the OpenAPI document of konfig-dev/splitit-web-sdks',
    ],
  },
  proven:
    'Flex Form in the page for the plan of an order, or SplitIt’s own page; plans of the wanted amount and number are verified and started once, others are let go; refunds, also pending ones that go through or fail, lost answers; webhooks have the plan asked for, also that which a plan names itself (`CreateSucceeded`), and those of disputes come before staff',
  onlyReal: [
    'what Flex Form hands to `onSuccess` and `onError`, from which hosts it loads frames, and whether it may be opened again for a plan that was declined: its module reads nothing of them, and SplitIt’s pages do not describe the script',
    'the fields of webhooks, of which the name of the event and the number of the plan are read and nothing else, and what signs them',
    'whether the address that a plan names (`CreateSucceeded`) is called by POST, and signed like all outgoing webhooks: the store takes no other',
    'whether a plan names its refunds with the `ReferenceId` that they were sent with: by it a refund is found that was made although its answer was lost',
    'whether a plan that has not started lists its payments: where it does not, their number is not compared',
    'which host is production’s today: its page and its package name different ones',
    'what the webhooks of disputes and refunds say, which its Merchant Hub lists by their names: a dispute comes before staff by the number of its plan, with its order, and they enter how much it is',
  ],
  holds: {},
  goLive: [
    'ask SplitIt’s support what is listed as uncertain, and whether the account still has version 3 of the API: it calls version 4 primary',
    'subscribe the events in its Merchant Hub, those of disputes too',
    'set keys and webhook key, and see its own page ask; then name the script of Flex Form (`SPLITIT_SCRIPT_URL`) and see that the policy of the page lets it load all it wants',
    'start a plan, give a part back, and have one refused',
  ],
};
