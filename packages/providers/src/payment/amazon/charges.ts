import type { Money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { priceOf } from './amazon-amount.ts';
import { type AmazonCharge, chargeSchema, permissionSchema } from './amazon-answers.ts';
import type { AmazonAnswer, AmazonClient } from './amazon-client.ts';
import { outcomeOfCharge } from './amazon-outcome.ts';
import { parseAttemptReference } from './attempt-reference.ts';

/** Charges are `S01-1234567-1234567-C123456` or `P…`; sessions are not. */
export const isChargeId = (reference: string): boolean => /^[SP]\d\d-[\d-]+-C\d+$/.test(reference);

/**
 * "Get Charge". Null when Amazon knows none.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/charge.html
 */
export const findCharge = async (call: AmazonClient, id: string): Promise<AmazonCharge | null> => {
  const answer = await call({
    method: 'GET',
    path: `charges/${encodeURIComponent(id)}`,
    answer: chargeSchema,
  });
  if (answer.ok) return answer.value;
  if (answer.status === 404) return null;
  throw new ProviderUnavailable(`Amazon does not tell of a charge: ${answer.message}`);
};

/**
 * What a charge has come to, and by "Get Charge Permission" whose it is. Null when it belongs to no order of ours.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/charge-permission.html
 */
export const findOutcomeOfCharge = async (call: AmazonClient, id: string): Promise<PaymentOutcome | null> => {
  const charge = await findCharge(call, id);
  if (!charge) return null;
  const answer = await readPermission(call, charge.chargePermissionId);
  if (!answer.ok) throw new ProviderUnavailable(`Amazon does not tell whose a charge is: ${answer.message}`);
  const owner = parseAttemptReference(answer.value.merchantMetadata?.merchantReferenceId);
  return owner && outcomeOfCharge(charge, owner);
};

/**
 * Whether a charge permission was given to another shop of the account. False where Amazon does not know it.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/charge-permission.html
 */
export const isOfAnotherShop = async (call: AmazonClient, permission: string): Promise<boolean> => {
  const answer = await readPermission(call, permission);
  if (answer.ok) return parseAttemptReference(answer.value.merchantMetadata?.merchantReferenceId) === null;
  if (answer.status === 400 || answer.status === 404) return false;
  throw new ProviderUnavailable(`Amazon does not tell whose a chargeback is: ${answer.message}`);
};

const readPermission = (call: AmazonClient, id: string) =>
  call({ method: 'GET', path: `chargePermissions/${encodeURIComponent(id)}`, answer: permissionSchema });

/**
 * "Capture". A charge is taken once, so its own id is key enough.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/charge.html
 */
export const captureCharge = (
  call: AmazonClient,
  id: string,
  amount: Money,
): Promise<AmazonAnswer<AmazonCharge>> =>
  call({
    method: 'POST',
    path: `charges/${encodeURIComponent(id)}/capture`,
    body: { captureAmount: priceOf(amount) },
    key: `capture-${id}-${amount.amount}`,
    answer: chargeSchema,
  });

/**
 * "Cancel Charge": lets go of what is held. Refused when it was taken a moment ago: what is true then is read afterwards.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/charge.html
 */
export const cancelCharge = async (call: AmazonClient, id: string): Promise<void> => {
  await call({
    method: 'DELETE',
    path: `charges/${encodeURIComponent(id)}/cancel`,
    body: { cancellationReason: 'The order was cancelled' },
    answer: chargeSchema,
  });
};
