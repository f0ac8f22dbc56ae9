import type { HistoryEntry, MergeMetadata } from '../history.ts';

/** The merges of a cart that have not been undone, the oldest first. */
export const openMerges = (history: readonly HistoryEntry[]): MergeMetadata[] => {
  const undone = new Set(
    history.flatMap(({ type, metadata }) => (type === 'mergeUndone' ? [metadata?.mergeId] : [])),
  );
  return history.flatMap(({ type, metadata }) =>
    type === 'cartMerged' && metadata?.merge && !undone.has(metadata.merge.mergeId) ? [metadata.merge] : [],
  );
};

/** Lines of other carts that are in a cart already: a link that is followed twice adds nothing twice. */
export const mergedIds = (history: readonly HistoryEntry[]): ReadonlySet<string> =>
  new Set(openMerges(history).flatMap(({ lines }) => lines.map(({ from }) => from)));
