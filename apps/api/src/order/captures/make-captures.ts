import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../deps.ts';
import { findPayment } from '../payments/store.ts';
import { recordCaptureOutcome } from './record-capture-outcome.ts';
import { type Capture, capturesOf, findCapture, pendingCaptures, updateCapture } from './store.ts';

/**
 * Makes the stored captures of a payment one after the other: the last one lets the rest of the hold go. One that may have been
 * made asks first what was taken, because no key of a company lasts as long as our tries.
 * @throws when there is no answer; the reason stays with the capture for staff to read.
 */
export const makeCaptures = async (deps: OrderDeps, paymentId: string): Promise<void> => {
  for (const { id } of await pendingCaptures(deps.database.db, paymentId)) {
    // Another process may have made it in the meantime.
    const capture = await findCapture(deps.database.db, id);
    if (capture?.status === 'pending') await callProvider(deps, capture);
  }
};

const callProvider = async (deps: OrderDeps, capture: Capture): Promise<void> => {
  const { database, providers, clock } = deps;
  const { id, paymentId, orderId, amountCents, currency } = capture;
  const payment = await findPayment(database.db, paymentId);
  const provider = payment && providers.get(payment.provider);
  if (!provider || payment.reference === null) throw new Error(`capture ${id} has no provider here`);
  const taken = (await capturesOf(database.db, orderId)).filter(
    (one) => one.paymentId === paymentId && one.status === 'succeeded',
  );
  const due = sum(taken.map((one) => one.amountCents)) + amountCents;
  await updateCapture(database.db, id, { askedAt: isoNow(clock) });
  try {
    const outcome =
      (capture.askedAt === null ? null : await findOutcome(provider, payment.reference, due)) ??
      (await provider.capture(
        payment.reference,
        money(amountCents, currency),
        id,
        capture.isLast ? undefined : 'more will be taken',
      ));
    if (!isDecided(outcome, due))
      throw new ProviderUnavailable(`${provider.id} has not taken ${amountCents} yet: ${outcome.state}`);
    const why = outcome.failure?.message ?? 'The company has ended the hold';
    await recordCaptureOutcome(deps, id, { isTaken: takenOf(outcome) >= due, why });
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'no answer';
    await updateCapture(database.db, id, { failure });
    throw error;
  }
};

/** What the company says of an earlier call; null where it has to be made once more. */
const findOutcome = async (
  provider: PaymentProvider,
  reference: string,
  due: number,
): Promise<PaymentOutcome | null> => {
  const outcome = await provider.find(reference);
  return outcome && isDecided(outcome, due) ? outcome : null;
};

/** Whether so much was taken in all, or nothing will be any more: a hold of which a part was taken may have ended since. */
const isDecided = (outcome: PaymentOutcome, due: number): boolean =>
  takenOf(outcome) >= due || IS_OVER.has(outcome.state);

const IS_OVER: ReadonlySet<PaymentOutcome['state']> = new Set(['succeeded', 'cancelled', 'failed']);

/** Cents that a company has taken of a payment. */
const takenOf = ({ state, amount, hold }: PaymentOutcome): number =>
  hold?.taken ?? (state === 'succeeded' ? amount.amount : 0);
