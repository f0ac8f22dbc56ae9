import type { LineRefusalCode } from '../refusal-groups.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { applyChange, type ChangeOutcome, type LineChange, noSuchLine } from './apply-change.ts';
import type { FollowFacts } from './follow-parent.ts';
import type { CartLine } from './line.ts';
import { type AvailableByItem, firstShortage } from './shortage.ts';

/** Flags decide which plans may be combined, and in which sizes a split king is dressed. */
interface ChangeFacts extends FollowFacts {
  /** The available units of every stock item of the cart before and after the change. */
  readonly availableByItem: AvailableByItem;
}

/**
 * Another quantity or other options for one line, if there is enough of it and of what follows it.
 * Protection plans and other children keep their parent's quantity and size [L69]; what does not
 * come in the new size leaves.
 */
export const decideChangeLine = (
  lines: readonly CartLine[],
  lineId: string,
  change: LineChange,
  facts: ChangeFacts,
): Decision<ChangeOutcome, LineRefusalCode> => {
  const applied = applyChange(lines, lineId, change, facts);
  if (!applied.ok) return applied;
  const changed = applied.change.lines;
  const group = changed.filter(({ id, forItem }) => id === lineId || forItem === lineId);
  const short = firstShortage(
    changed,
    group.map(({ id }) => id),
    facts.findProduct,
    facts.availableByItem,
  );
  return short ? refuse(short) : accept(applied.change);
};

/** Takes a line out, and with it everything that was chosen for it. */
export const decideRemoveLine = (
  lines: readonly CartLine[],
  lineId: string,
): Decision<readonly CartLine[], 'unknown_line' | 'line_not_editable'> =>
  lines.some(({ id }) => id === lineId)
    ? accept(lines.filter(({ id, forItem }) => id !== lineId && forItem !== lineId))
    : refuse(noSuchLine(lines, lineId));
