import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findSpecPlace } from './spec-links.ts';

const ROOT = dirname(dirname(import.meta.dirname));

/** References in words, which are no links. */
export const REFERENCE_IN_WORDS =
  /\b(?:catalogue|checkout|design),? sections? \d|\bdecisions? (?:rows? |records? )?\d|\blessons? \d|\bshapes, "/i;

const BARE_ID = /\b(?:[CKDL]\d{1,2}(?:\.\d{2})?|S\d|R\d{3})\b/;

/** The pages that people write about the store, but for the texts of its own pages and the specification itself. */
export const handWrittenPages = (written: readonly string[]): string[] =>
  globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md', 'imagery/*.md', 'packages/sandboxes/src/*/*.md'], {
    cwd: ROOT,
  }).filter((path) => !written.includes(path));

/** What is wrong with the references of a page: links that lead nowhere, and references that are no links. */
export const strayReferences = (path: string, text: string): string[] => {
  const prose = text.replaceAll(/```[^`]*```|`[^`]*`/g, '');
  const links = Array.from(prose.matchAll(LINK), ([link, label = '', to = '']) => ({ link, label, to }));
  const wrong = links.filter((one) => !leadsSomewhere(path, one)).map(({ link }) => link);
  // A title that is quoted names what its test proves.
  const rest = prose
    .replaceAll(LINK, '')
    .replaceAll(/"[^"\n]*"/g, '')
    .replaceAll(/\s+/g, ' ');
  const bare = [BARE_ID, REFERENCE_IN_WORDS].flatMap((form) => form.exec(rest)?.[0] ?? []);
  return [...wrong, ...bare];
};

const LINK = /\[([^\][]*)\]\(([^()\s]*)\)/g;

const leadsSomewhere = (path: string, { label, to }: { readonly label: string; readonly to: string }) => {
  if (/^(?:https?|mailto):/.test(to)) return true;
  const [file = '', anchor = ''] = to.split('#');
  const target = file === '' ? path : relative(ROOT, join(ROOT, dirname(path), file));
  if (!existsSync(join(ROOT, target))) return false;
  if (anchor !== '' && !anchorsOf(target).has(anchor)) return false;
  const id = BARE_ID.exec(label)?.[0];
  return id !== label || `docs/${findSpecPlace(id)}` === (anchor === '' ? target : `${target}#${anchor}`);
};

/** Places of a page that a link may name: those that it marks, and its headings as GitHub names them. */
const anchorsOf = (path: string): Set<string> => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const marked = Array.from(text.matchAll(/<a id="([\w.]+)"><\/a>/g), ([, id = '']) => id);
  const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => slugOf(heading));
  return new Set([...marked, ...headings]);
};

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
