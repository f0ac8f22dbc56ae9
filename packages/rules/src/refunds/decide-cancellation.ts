import { sum } from '../money/sum.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { belongingUnits } from './belonging-units.ts';

/** A line of a paid order, as far as cancelling it goes. */
export interface OrderedLine {
  readonly itemIdentifier: string;
  readonly title: string;
  /** The line that it belongs to: a gift goes with it, an add-on too. */
  readonly forItem: string | null;
  readonly isGift: boolean;
  readonly quantity: number;
  /** Units that are ordered no more. */
  readonly cancelled: number;
  /** Units that are not packed yet; null for what is not sent, such as a plan. */
  readonly waiting: number | null;
}

export interface UnitsOfLine {
  readonly itemIdentifier: string;
  readonly quantity: number;
}

/** Units of a line among those of several, named once or more. */
export const unitsOf = (lines: readonly UnitsOfLine[], itemIdentifier: string): number =>
  sum(lines.filter((one) => one.itemIdentifier === itemIdentifier).map(({ quantity }) => quantity));

type CancellationRefusal = 'unknown_line' | 'cancel_too_many' | 'cancel_nothing';

/**
 * So many units of each line may be asked to be cancelled: what is not packed. Gifts are not asked for, they go with
 * their line; a unit whose gift has left stays, or its gift would be for nothing [R045].
 */
export const cancellableUnits = (lines: readonly OrderedLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map((line) => [line.itemIdentifier, mostOf(line, lines)]));

/**
 * What goes when so many units are cancelled: with them the gifts and add-ons that belong to them. Of what belongs to several
 * units as much stays as those that are kept need.
 */
export const decideCancellation = (
  lines: readonly OrderedLine[],
  asked: readonly UnitsOfLine[],
): Decision<readonly UnitsOfLine[], CancellationRefusal> => {
  const wished = new Map<string, number>();
  for (const { itemIdentifier, quantity } of asked)
    wished.set(itemIdentifier, (wished.get(itemIdentifier) ?? 0) + quantity);
  for (const [itemIdentifier, units] of wished) {
    const line = lines.find((one) => one.itemIdentifier === itemIdentifier);
    if (!line) return refuse({ code: 'unknown_line', itemIdentifier });
    const left = mostOf(line, lines);
    if (units > left) return refuse({ code: 'cancel_too_many', title: line.title, left });
  }
  const going = lines
    .map((line) => ({
      itemIdentifier: line.itemIdentifier,
      quantity: keptOf(line) - keptAfter(line, lines, wished),
    }))
    .filter(({ quantity }) => quantity > 0);
  return going.length === 0 ? refuse({ code: 'cancel_nothing' }) : accept(going);
};

/** Whether nothing of an order is left once these are gone. */
export const isWholeOrder = (lines: readonly OrderedLine[], going: readonly UnitsOfLine[]): boolean =>
  lines.every(
    (line) =>
      keptOf(line) === (going.find((one) => one.itemIdentifier === line.itemIdentifier)?.quantity ?? 0),
  );

const keptOf = ({ quantity, cancelled }: OrderedLine): number => quantity - cancelled;

const parentOf = ({ forItem }: OrderedLine, lines: readonly OrderedLine[]): OrderedLine | undefined =>
  lines.find(({ itemIdentifier }) => itemIdentifier === forItem);

/** Units that have been packed or are gone. What is not sent leaves with its line, and without one with any other. */
const awayOf = (line: OrderedLine, lines: readonly OrderedLine[]): number => {
  if (line.waiting !== null) return keptOf(line) - line.waiting;
  const parent = parentOf(line, lines);
  if (parent) return Math.min(keptOf(line), belongingUnits(line, parent, awayOf(parent, lines)));
  return lines.some((one) => one.waiting !== null && awayOf(one, lines) > 0) ? keptOf(line) : 0;
};

const mostOf = (line: OrderedLine, lines: readonly OrderedLine[]): number => {
  if (line.isGift) return 0;
  const gifts = lines.filter((one) => one.isGift && one.forItem === line.itemIdentifier);
  let units = keptOf(line) - awayOf(line, lines);
  const leavesItsGifts = (kept: number) =>
    gifts.every((gift) => awayOf(gift, lines) <= belongingUnits(gift, line, kept));
  while (units > 0 && !leavesItsGifts(keptOf(line) - units)) units -= 1;
  return units;
};

const keptAfter = (
  line: OrderedLine,
  lines: readonly OrderedLine[],
  wished: ReadonlyMap<string, number>,
): number => {
  const kept = keptOf(line) - (wished.get(line.itemIdentifier) ?? 0);
  const parent = parentOf(line, lines);
  if (!parent) return kept;
  const stays = Math.max(awayOf(line, lines), belongingUnits(line, parent, keptAfter(parent, lines, wished)));
  return Math.min(kept, stays);
};
