import { belongingUnits } from '../refunds/belonging-units.ts';
import { type OrderedLine, type UnitsOfLine, unitsOf } from '../refunds/decide-cancellation.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import type { ReturnWindow } from './return-window.ts';

/** A line of a paid order, as far as sending it back goes. */
export interface DeliveredLine extends Omit<OrderedLine, 'waiting'> {
  /** Units that are with the customer or were; null for what is not sent, such as a plan. */
  readonly delivered: number | null;
  /** Units that are in a return that is neither refused nor called off. */
  readonly returned: number;
  /** Null where nothing is promised, or nothing is delivered yet. */
  readonly window: ReturnWindow | null;
  /** It came in exchange for a piece that is still to come back. */
  readonly isOwedFor: boolean;
}

/** Why no unit of a line can be sent back now. */
export type ReturnBar =
  | 'gift'
  | 'plan'
  | 'not_delivered'
  | 'not_promised'
  | 'exchange_not_back'
  | 'over'
  | 'all_returned';

/** How many units of a line can be sent back, or why none can. */
interface Returnable {
  readonly units: number;
  readonly bar: ReturnBar | null;
}

/**
 * What of a line can be sent back on an ISO day: units that were delivered, as long as their trial lasts. Gifts are not asked
 * for, they stay or come along; a plan goes with what it covers [R046].
 */
export const returnableUnits = (line: DeliveredLine, today: string): Returnable => {
  const { isGift, delivered, window } = line;
  const barred = (bar: ReturnBar): Returnable => ({ units: 0, bar });
  if (isGift) return barred('gift');
  if (delivered === null) return barred('plan');
  if (delivered === 0) return barred('not_delivered');
  if (window === null) return barred('not_promised');
  if (line.isOwedFor) return barred('exchange_not_back');
  const units = delivered - line.returned;
  if (units <= 0) return barred('all_returned');
  return today > window.until ? barred('over') : { units, bar: null };
};

type ReturnRefusal = 'unknown_line' | 'return_nothing' | 'return_too_many';

/** What goes back when so many units are sent back on an ISO day, or why they cannot [R046]. */
export const decideReturn = (
  lines: readonly DeliveredLine[],
  asked: readonly UnitsOfLine[],
  today: string,
): Decision<readonly UnitsOfLine[], ReturnRefusal> => {
  for (const itemIdentifier of new Set(asked.map((one) => one.itemIdentifier))) {
    const line = lines.find((one) => one.itemIdentifier === itemIdentifier);
    if (!line) return refuse({ code: 'unknown_line', itemIdentifier });
    const { units } = returnableUnits(line, today);
    if (unitsOf(asked, itemIdentifier) > units)
      return refuse({ code: 'return_too_many', title: line.title, left: units });
  }
  const going = withBelongings(lines, asked);
  return going.length === 0 ? refuse({ code: 'return_nothing' }) : accept(going);
};

/**
 * The chosen units with the gifts and plans that belong to them alone: of these as much stays as the kept units need. Other
 * add-ons have a trial of their own and stay.
 */
export const withBelongings = (
  lines: readonly DeliveredLine[],
  asked: readonly UnitsOfLine[],
): readonly UnitsOfLine[] =>
  lines
    .map((line) => ({
      itemIdentifier: line.itemIdentifier,
      quantity: unitsOf(asked, line.itemIdentifier) || belongings(line, lines, asked),
    }))
    .filter(({ quantity }) => quantity > 0);

const belongings = (
  line: DeliveredLine,
  lines: readonly DeliveredLine[],
  asked: readonly UnitsOfLine[],
): number => {
  const parent = lines.find(({ itemIdentifier }) => itemIdentifier === line.forItem);
  const going = parent ? unitsOf(asked, parent.itemIdentifier) : 0;
  if (!parent || going === 0 || !(line.isGift || line.delivered === null)) return 0;
  const stays = belongingUnits(line, parent, keptOf(parent) - going);
  const there = line.delivered === null ? keptOf(line) : line.delivered - line.returned;
  return Math.max(0, Math.min(there, keptOf(line) - stays));
};

const keptOf = ({ quantity, cancelled, returned }: DeliveredLine): number => quantity - cancelled - returned;
