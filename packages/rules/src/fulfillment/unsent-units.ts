import { belongingUnits } from '../refunds/belonging-units.ts';
import type { UnitsOfLine } from '../refunds/decide-cancellation.ts';

/** A line of a paid order, as far as sending it has come. */
export interface SentLine {
  readonly itemIdentifier: string;
  /** The line that it belongs to. */
  readonly forItem: string | null;
  readonly quantity: number;
  /** Units that are ordered no more. */
  readonly cancelled: number;
  /** Units that have been handed over; null for what is not sent, such as a plan. */
  readonly sent: number | null;
}

/**
 * What is still to be sent of each line. What is not sent leaves with its line, and without one with the first thing
 * that does [R048].
 */
export const unsentUnits = (lines: readonly SentLine[]): UnitsOfLine[] =>
  lines
    .map((line) => ({
      itemIdentifier: line.itemIdentifier,
      quantity: Math.max(0, keptOf(line) - sentOf(line, lines)),
    }))
    .filter(({ quantity }) => quantity > 0);

const keptOf = ({ quantity, cancelled }: SentLine): number => quantity - cancelled;

const sentOf = (line: SentLine, lines: readonly SentLine[]): number => {
  if (line.sent !== null) return line.sent;
  const parent = lines.find(({ itemIdentifier }) => itemIdentifier === line.forItem);
  if (parent) return belongingUnits(line, parent, sentOf(parent, lines));
  const things = lines.filter((one) => one.sent !== null && keptOf(one) > 0);
  return things.length === 0 || things.some(({ sent }) => sent !== 0) ? line.quantity : 0;
};
