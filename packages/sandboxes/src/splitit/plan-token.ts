import { textIn, type WayToPay } from '../machinery/way-to-pay.ts';

/** What is typed where the form asks for a card. */
const TYPED = { holder: 'Ada Lovelace', expiry: '12/40', cvc: '123', number: '4111111111111111' };

/** The number of a plan that the form has approved. */
export const byPlan: WayToPay = {
  by: 'token',
  token: async ({ total, settings }) => {
    const applicationId = settings.SPLITIT_APPLICATION_ID;
    const answer = await fetch(`${settings.SPLITIT_FORM_URL}/plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationId, ...total, numberOfPayments: 12, ...TYPED }),
    });
    return textIn(await answer.json(), 'InstallmentPlanNumber');
  },
};
