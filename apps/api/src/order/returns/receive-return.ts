import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { type UnitsOfLine, unitsOf } from '@counterpane/rules/refunds/decide-cancellation';
import type { ReturnRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { withBelongings } from '@counterpane/rules/returns/decide-return';
import { canReturnMove } from '@counterpane/rules/returns/return-states';
import type { Queries } from '../../database/open.ts';
import { lockContents } from '../cancellations/load-contents.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import type { OrderDeps } from '../deps.ts';
import { demandOfUnits } from '../orders/demand-of-units.ts';
import type { Order } from '../orders/store.ts';
import { type Refundable, storeRefund } from '../refunds/prepare-refund.ts';
import { returnSold } from '../reservations/stock.ts';
import { deliveredLines } from './delivered-lines.ts';
import { moveReturn } from './move-return.ts';
import { planWorth } from './plan-return.ts';
import type { Return } from './store.ts';
import type { ReceivedLine } from './tables.ts';

type Refusal = RefusalOf<ReturnRefusalCode | 'return_cannot_move'>;
type Received =
  | { readonly ok: true; readonly isBackInStock: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

interface Receipt {
  readonly came: readonly ReceivedLine[];
  readonly told: string;
  readonly madeBy: { readonly id: string; readonly name: string };
}

/**
 * What came of a return of a locked order: what can be sold again is in stock, the rest is written off, and its money goes
 * back. All of it came: exactly what was promised; else what the units that came are worth [R046].
 */
export const receiveReturn = async (
  tx: Queries,
  deps: OrderDeps,
  order: Order,
  found: Return,
  { came, told, madeBy }: Receipt,
): Promise<Received> => {
  const no = (refusal: Refusal): Received => ({ ok: false, refusal });
  if (!canReturnMove(found.status, 'received'))
    return no({ code: 'return_cannot_move', state: found.status });
  const tooMany = findTooMany(order, found, came);
  if (tooMany) return no(tooMany);
  const all = await lockContents(tx, deps, order);
  const contents = { ...all, returns: all.returns.filter(({ id }) => id !== found.id) };
  const arrived = arrivedUnits(contents, found, came);
  if (arrived.length === 0) return no({ code: 'return_nothing' });
  const planned = await planWorth(tx, deps, contents, arrived);
  if (!planned.ok) return planned;
  const { refundable } = planned.change;
  const left = refundable?.left.amount ?? 0;
  const isWhole = found.lines
    .filter(({ reason }) => reason !== null)
    .every((line) => unitsOf(arrived, line.itemIdentifier) === line.quantity);
  const { refunded, cents } = isWhole
    ? { refunded: found.refunded, cents: Math.min(found.refundCents, left) }
    : { refunded: planned.change.refunded, cents: planned.change.refund.amount };
  const refundId = await giveBack(tx, deps, refundable, {
    ...{ refunded, cents, madeBy, toCredit: found.toCredit },
  });
  await moveReturn(tx, deps, found, {
    to: 'received',
    source: 'staff',
    change: {
      ...{ told, refunded, refundCents: cents, refundId },
      came: arrived.map((line) => ({ ...line, restocked: restockedOf(came, line.itemIdentifier) })),
    },
  });
  const restocked = came.map((line) => ({ ...line, quantity: line.restocked }));
  // Stock rows are locked last, because every order of the same items locks them.
  return { ok: true, isBackInStock: await returnSold(tx, order.id, demandOfUnits(contents, restocked)) };
};

/** More of a line than is on its way back, or more of it to sell again than came. */
const findTooMany = (
  { frozen }: Order,
  { lines }: Return,
  came: readonly ReceivedLine[],
): RefusalOf<'unknown_line' | 'return_too_many'> | null => {
  for (const { itemIdentifier, quantity, restocked } of came) {
    const left = unitsOf(lines, itemIdentifier);
    const item = frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
    if (!item || left === 0) return { code: 'unknown_line', itemIdentifier };
    if (quantity > left || restocked > quantity || unitsOf(came, itemIdentifier) > left)
      return { code: 'return_too_many', title: item.product.title, left };
  }
  return null;
};

/** What came, with the plans that went along with it; gifts only where they came. */
const arrivedUnits = (
  contents: OrderContents,
  { lines }: Return,
  came: readonly ReceivedLine[],
): UnitsOfLine[] => {
  const asked = lines
    .filter(({ reason }) => reason !== null)
    .map(({ itemIdentifier }) => ({ itemIdentifier, quantity: unitsOf(came, itemIdentifier) }))
    .filter(({ quantity }) => quantity > 0);
  const gifts = new Set(
    contents.order.frozen.cart.items
      .filter(({ isGift }) => isGift)
      .map(({ itemIdentifier }) => itemIdentifier),
  );
  const going = withBelongings(deliveredLines(contents), asked).filter(
    ({ itemIdentifier }) => !gifts.has(itemIdentifier),
  );
  const giftsThatCame = came
    .filter(({ itemIdentifier, quantity }) => gifts.has(itemIdentifier) && quantity > 0)
    .map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity }));
  return asked.length === 0 ? [] : [...going, ...giftsThatCame];
};

const giveBack = async (
  tx: Queries,
  deps: OrderDeps,
  refundable: Refundable | null,
  {
    refunded,
    cents,
    madeBy,
    toCredit,
  }: Pick<Return, 'refunded' | 'toCredit'> & { readonly cents: number } & Pick<Receipt, 'madeBy'>,
): Promise<string | null> => {
  if (refundable === null || cents === 0) return null;
  const amount = money(cents, refundable.left.currency);
  const made = await storeRefund(tx, deps, refundable, {
    ...{ amount, lines: refunded, reason: 'Sent back' },
    madeBy,
    ...(toCredit ? { credit: cents } : {}),
  });
  return made.id;
};

const restockedOf = (came: readonly ReceivedLine[], itemIdentifier: string): number =>
  sum(came.filter((one) => one.itemIdentifier === itemIdentifier).map(({ restocked }) => restocked));
