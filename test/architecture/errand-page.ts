import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const ERRANDS = 'docs/errands';

/** A page of docs/errands: how something is added to the store. */
interface ErrandPage {
  /** `brand` of docs/errands/brand.md. */
  readonly name: string;
  readonly text: string;
  /** The rows of its table, in order. */
  readonly files: readonly ErrandFile[];
  /** Every path that it names, also outside of its table. */
  readonly paths: readonly string[];
  readonly examples: readonly ErrandExample[];
}

interface ErrandFile {
  /** With a placeholder where a new file has a name of its own: `brands/<brand>/prices.yaml`. */
  readonly path: string;
  /** The file itself, and those that its row names beside it. */
  readonly paths: readonly string[];
  /** What of them is named in code. */
  readonly names: readonly string[];
}

/** A file of the example: a code block with its path behind the language. */
interface ErrandExample {
  readonly path: string;
  readonly text: string;
  /** Whether it comes after what is in the file already. */
  readonly isAppended: boolean;
}

export const readErrandPages = (): ErrandPage[] =>
  globSync('*.md', { cwd: join(ROOT, ERRANDS) })
    .toSorted()
    .map((file) =>
      parseErrandPage(file.replace(/\.md$/, ''), readFileSync(join(ROOT, ERRANDS, file), 'utf8')),
    );

const parseErrandPage = (name: string, text: string): ErrandPage => {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return {
    name,
    text,
    files: Array.from(prose.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm), ([, path = '', what = '']) => ({
      path,
      paths: [path, ...pathsIn(what)],
      names: codesIn(what).filter((code) => /^[A-Za-z]\w{3,}$/.test(code)),
    })),
    paths: pathsIn(prose),
    examples: Array.from(
      text.matchAll(/^```\w+ (append )?(\S+)\n([\s\S]*?)^```$/gm),
      ([, append, path = '', example = '']) => ({ path, text: example, isAppended: append !== undefined }),
    ),
  };
};

const pathsIn = (text: string): string[] =>
  codesIn(text).filter((code) => /^[\w.@-]+\/.*\.(?:tsx?|md|yaml)$/.test(code));

const codesIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);

/** The files of the repository that a path with placeholders may mean. */
export const filesLike = (path: string): string[] => globSync(path.replace(/<[^>]+>/g, '*'), { cwd: ROOT });
