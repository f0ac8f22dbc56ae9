/** What a change of files asks of a running store. */
type Answer = 'nothing' | 'reload' | 'restart';

const IGNORED = /(?:^|\/)(?:node_modules|build|\.react-router|\.tmp)(?:\/|$)|\.test\.tsx?$/;
/** Texts, prices and goods, and what editors leave beside them while they write. */
const DATA = /^packages\/catalogue\/(?!src\/|package\.json$)/;
/** What of it the store reads; it reads it again while it runs. */
const CONTENT = /\.(?:md|yaml)$/;
/** Which storefronts there are, and where: a store is put together from them. */
const FOUNDATIONS = /\/brand\.yaml$/;

/**
 * The most that any of these paths, as the repository has them, asks for.
 * @example answerTo(['packages/catalogue/content/en/faq.md']) // "reload"
 */
export const answerTo = (paths: readonly string[]): Answer => {
  const changed = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !IGNORED.test(path) && (!DATA.test(path) || CONTENT.test(path)));
  if (changed.length === 0) return 'nothing';
  return changed.every((path) => DATA.test(path) && !FOUNDATIONS.test(path)) ? 'reload' : 'restart';
};
