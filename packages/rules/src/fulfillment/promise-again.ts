import { arrivalAfter, type DeliveryPromise, promiseDelivery } from '../delivery/promise.ts';
import { leavesUntil, type PromisedLine } from './delivery-day.ts';

type Days = Pick<DeliveryPromise, 'from' | 'until'>;

/**
 * When a shipment is there that is packed from `today`, an ISO day, on: as what is in it is promised to who orders it then, with
 * the business days that the order has. What had to be made first is made, and goes like anything else [D91, R061].
 * @example promiseAgain([{ handling: null, transit: null, from: null }], '2026-11-20').until // "2026-11-30"
 */
export const promiseAgain = (lines: readonly PromisedLine[], today: string): Days =>
  lines
    .map(({ handling, transit }) => {
      if (handling && transit) return arrivalAfter({ handling, transit }, today);
      return promiseDelivery({ transit: null, later: null, extraDays: 0 }, today);
    })
    .reduce(later, { from: today, until: today });

/**
 * The ISO days that a shipment is promised anew, because it is still here after the last day on which it could leave to be there
 * on the `expected` one; null while it is not late. It is late once for each promise that is broken.
 * @example slippedPromise([{ handling: { from: 2, to: 3 }, transit: { from: 1, to: 3 }, from: null }], { expected: '2026-11-30', today: '2026-11-25' }) // null
 */
export const slippedPromise = (
  lines: readonly PromisedLine[],
  { expected, today }: { readonly expected: string | null; readonly today: string },
): Days | null =>
  expected !== null && today > leavesUntil(lines, expected) ? promiseAgain(lines, today) : null;

const later = (one: Days, other: Days): Days => ({
  from: one.from > other.from ? one.from : other.from,
  until: one.until > other.until ? one.until : other.until,
});
