/** What was built for browsers: the one stylesheet, and the scripts by file name. */
interface BuiltAssets {
  readonly stylesheet: string;
  readonly scripts: ReadonlyMap<string, string>;
}

/** Gives the part of the stylesheet that a page can need. */
export type PageStyles = (html: string) => string;

interface Rule {
  readonly css: string;
  /** Marks of the CSS modules that its selectors name. A rule without any is for every page. */
  readonly modules: readonly string[];
}

/**
 * A page gets the rules of the CSS modules that its markup names, or that a script can put into it: one that it names, one
 * that such a script loads later, and, on a page of the framework (which names `entry`), the routes that it leads to without a
 * document: the whole of each group of `reachable` of which it names one. The other nine tenths of the shop's styles would only be read by the browser before the first paint.
 */
export const createPageStyles = (
  { stylesheet, scripts }: BuiltAssets,
  { entry, reachable }: { readonly entry: string; readonly reachable: readonly (readonly string[])[] },
): PageStyles => {
  const rules = rulesOf(stylesheet);
  const modulesOf = createModulesOf(scripts);
  const joined = new Map<string, string>();
  return (html) => {
    const named = scriptNames(withoutKnownRoutes(html));
    const groups = named.includes(entry)
      ? reachable.filter((group) => group.some((name) => named.includes(name)))
      : [];
    const all = [...named, ...groups.flat()];
    const modules = new Set([...marksOf(html), ...all.flatMap((name) => [...modulesOf(name)])]);
    const key = [...modules].sort().join();
    const known = joined.get(key) ?? styleFor(rules, modules);
    // Pages differ by the kind that they are: some dozens.
    if (joined.size < 500) joined.set(key, known);
    return known;
  };
};

/**
 * A page without what it tells its router of other routes, the home page among them, which it leads to as a document. They are
 * one value of JSON, written over several lines.
 */
const withoutKnownRoutes = (html: string): string => {
  const start = html.indexOf('window.__reactRouterManifest = {');
  const end = html.indexOf('\n};', start);
  return start < 0 || end < 0 ? html : html.slice(0, start) + html.slice(end);
};

const styleFor = (rules: readonly Rule[], modules: ReadonlySet<string>): string =>
  rules
    .filter((rule) => rule.modules.length === 0 || rule.modules.some((module) => modules.has(module)))
    .map(({ css }) => css)
    .join('');

/** The rules of the outermost level; a media query with all that is in it is one. */
const rulesOf = (stylesheet: string): Rule[] => {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < stylesheet.length; at += 1) {
    if (stylesheet[at] === '{') depth += 1;
    if (stylesheet[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    const css = stylesheet.slice(start, at + 1);
    rules.push({ css, modules: marksOf(css) });
    start = at + 1;
  }
  return rules;
};

/** What a script can put into a page: the modules that it names, and those of the scripts that it imports at any time. */
const createModulesOf = (scripts: ReadonlyMap<string, string>): ((name: string) => ReadonlySet<string>) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (name) => {
    const found = known.get(name) ?? new Set(reachedFrom(name, scripts).flatMap(marksOf));
    if (scripts.has(name)) known.set(name, found);
    return found;
  };
};

const reachedFrom = (name: string, scripts: ReadonlyMap<string, string>): string[] => {
  const reached = new Map<string, string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const code = scripts.get(next);
    if (code === undefined || reached.has(next)) continue;
    reached.set(next, code);
    waiting.push(...scriptNames(code));
  }
  return [...reached.values()];
};

/** Each stands in a folder, by whose slash it is found: a name could begin at every letter of a page. */
const scriptNames = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/([\w.-]{1,100}\.js)\b/g)].map(([, name = '']) => name)),
];

/** A class of a CSS module is `_name_mark_line`; all classes of the module have the mark. */
const marksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/_([a-z0-9]{5})_\d/g)].map(([, mark = '']) => mark)),
];
