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

/** The log with what a cart was before the newest merge only: no other one can be put back. */
export const withNewestBefore = (history: readonly HistoryEntry[]): HistoryEntry[] => {
  const newest = history.findLastIndex(({ type }) => type === 'cartMerged');
  return history.map((entry, index) => {
    const merge = entry.metadata?.merge;
    if (index === newest || !merge?.before) return entry;
    const { before: _gone, ...kept } = merge;
    return { ...entry, metadata: { ...entry.metadata, merge: kept } };
  });
};
