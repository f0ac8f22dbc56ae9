/** A requirement with a row of its own. */
interface AsvsRow {
  readonly id: string;
  readonly level: string;
  readonly metBy: string;
}

/** A file of the repository that a row names, from its root, and the title of a test in it, if one is quoted. */
interface Cited {
  readonly path: string;
  readonly title: string | null;
}

const ROW = /^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| (.+) \|$/gm;
const NOT_APPLYING = /^- Does not apply: ([\d., ]+): /gm;
const NO = 'no, because ';

/** Every row of the tables. */
export const readAsvsRows = (page: string): AsvsRow[] =>
  Array.from(page.matchAll(ROW), ([, id = '', level = '', metBy = '']) => ({ id, level, metBy }));

/** The requirements that are said not to apply. */
export const readNotApplying = (page: string): string[] =>
  Array.from(page.matchAll(NOT_APPLYING), ([, ids = '']) => ids.split(', ')).flat();

/** The line at the top that these rows ask for. */
export const countsOf = (rows: readonly AsvsRow[], notApplying: readonly string[]): string => {
  const no = rows.filter(({ metBy }) => metBy.startsWith(NO)).length;
  const all = rows.length + notApplying.length;
  return `**Met: ${rows.length - no}. Not met: ${no}. Does not apply: ${notApplying.length}. In all: ${all}.**`;
};

/** Whether a row says that its requirement is met, and names nothing that shows it. */
export const isUnfounded = ({ metBy }: AsvsRow): boolean =>
  !metBy.startsWith(NO) && citedIn(metBy).length === 0;

/** What a text names in the repository, in its order: links elsewhere are left out. */
export const citedIn = (text: string): Cited[] =>
  Array.from(
    text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)(?: "([^"]+)")?/g),
    ([, link = '', title]) => ({
      path: link.startsWith('../') ? link.slice(3) : `docs/${link}`,
      title: title ?? null,
    }),
  );

/** Quotes that follow no link: nothing would check them. */
export const strayTitles = ({ metBy }: AsvsRow): string[] =>
  Array.from(metBy.matchAll(/(\) )?"([^"]+)"/g)).flatMap(([, link, title = '']) =>
    link === undefined ? [title] : [],
  );

const BLOCK = /^( *)(describe|it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\3)[^\\]|\\.)*)\3/gm;

/** The titles of a test file, each behind the titles of its groups: `a group > a title`. */
export const titlesIn = (text: string): string[] => {
  let groups: { readonly indent: number; readonly title: string }[] = [];
  return Array.from(text.matchAll(BLOCK)).flatMap(([, space = '', kind, , raw = '']) => {
    const title = raw.replaceAll(/\\(['"`])/g, '$1');
    groups = groups.filter(({ indent }) => indent < space.length);
    if (kind !== 'describe') return [[...groups.map((group) => group.title), title].join(' > ')];
    groups = [...groups, { indent: space.length, title }];
    return [];
  });
};
