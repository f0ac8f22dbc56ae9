import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const DOCS = join(dirname(dirname(import.meta.dirname)), 'docs');

/** Where each letter of a reference leads, below docs/. */
const PAGES = {
  C: 'spec/catalogue.md',
  K: 'spec/checkout.md',
  D: 'spec/settled.md',
  L: 'spec/lessons.md',
  S: 'spec/shapes.md',
} as const;

/**
 * References as comments and titles write them: `[C3]` a section, `[C3.07]` a row, `[D91, L12]` several; `[R005]` is a
 * record in docs/decisions.
 */
export const REFERENCES = /\[((?:[CKDLS]\d+(?:\.\d+)?|R\d{3})(?:, ?(?:[CKDLS]\d+(?:\.\d+)?|R\d{3}))*)\]/g;

export const referencesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(REFERENCES)).flatMap(([, ids = '']) => ids.split(/, ?/))),
];

/** The page and place of a reference, below docs/; null where there is no such row. @example "spec/settled.md#d91" */
export const findSpecPlace = (id: string): string | null => {
  if (id.startsWith('R')) return records().get(id.slice(1)) ?? null;
  const page = PAGES[id.charAt(0) as keyof typeof PAGES];
  const anchor = id.toLowerCase();
  return page && anchorsOf(page).has(anchor) ? `${page}#${anchor}` : null;
};

export const linkToSpec = (id: string): string => {
  const place = findSpecPlace(id);
  if (place === null) throw new Error(`docs/spec has no ${id}`);
  return `[${id}](${place})`;
};

const kept = new Map<string, ReadonlySet<string>>();

const anchorsOf = (page: string): ReadonlySet<string> => {
  const known = kept.get(page);
  if (known) return known;
  const text = readFileSync(join(DOCS, page), 'utf8');
  const anchors = new Set(Array.from(text.matchAll(/<a id="([\w.]+)"><\/a>/g), ([, id = '']) => id));
  kept.set(page, anchors);
  return anchors;
};

let recordsByNumber: ReadonlyMap<string, string> | null = null;

const records = (): ReadonlyMap<string, string> => {
  recordsByNumber ??= new Map(
    globSync('decisions/*.md', { cwd: DOCS }).map((path) => [basename(path).slice(0, 3), path]),
  );
  return recordsByNumber;
};
