import type { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';

/** The intents of the forms of a claim begin with it. */
export const CLAIM = 'claim-';

export const CLAIM_STEPS = ['replaced', 'settled', 'needs_more', 'refused'] as const;

/** Takes a claim a step further. */
export const changeClaim = (
  client: Pick<ReturnType<typeof createStaffOrdersClient>, 'moveClaim'>,
  id: string,
  form: FormData,
) => {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const claimId = typed('claim');
  const step = typed('intent').slice(CLAIM.length);
  const to = CLAIM_STEPS.find((one) => one === step) ?? 'needs_more';
  return client.moveClaim(id, claimId, { to, told: typed('told') }, `${typed('key')}-${claimId}-${to}`);
};
