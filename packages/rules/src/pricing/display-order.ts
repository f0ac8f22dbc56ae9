import { hasTrait } from '../options/kind-traits.ts';
import type { DraftLine } from './draft.ts';

/**
 * Mattresses first, then by unit price from high to low, ties in a fixed order [K4, D38]. Children stand behind their
 * parent. It is also what makes a total independent
 * of the order in which a cart was built: where a cent is left over, the first line gets it.
 */
export const displayOrder = (lines: readonly DraftLine[]): DraftLine[] => {
  const groups = lines
    .filter(({ forItem }) => !lines.some(({ id }) => id === forItem))
    .map((parent) => groupOf(parent, lines));
  const reached = new Set(groups.flatMap(({ members }) => members));
  // Lines that belong to each other in a circle are priced alone: left out, they would be free.
  const circling = lines.filter((line) => !reached.has(line)).map((line) => groupOf(line, []));
  return [...groups, ...circling].sort(compare).flatMap(({ members }) => members);
};

/** A line with its children, and its contents regardless of line ids. */
interface LineGroup {
  readonly head: DraftLine;
  readonly members: readonly DraftLine[];
  readonly content: string;
}

const groupOf = (head: DraftLine, lines: readonly DraftLine[]): LineGroup => {
  const children = lines
    .filter(({ forItem }) => forItem === head.id)
    .map((child) => groupOf(child, lines))
    .sort(compare);
  return {
    head,
    members: [head, ...children.flatMap(({ members }) => members)],
    content: `${head.variant.sku} ${head.quantity} [${children.map(({ content }) => content).join()}]`,
  };
};

const compare = (a: LineGroup, b: LineGroup): number =>
  Number(isBed(b)) - Number(isBed(a)) ||
  b.head.variant.price - a.head.variant.price ||
  (a.content < b.content ? -1 : a.content > b.content ? 1 : 0);

const isBed = ({ head }: LineGroup): boolean => hasTrait(head.product.kind, 'bed');
