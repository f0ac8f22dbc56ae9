import { vi } from 'vitest';
import { parseNodes } from '../../scripts/syntax-nodes.ts';
import { readSources, type SourceFile } from './sources.ts';

/** A regular expression of the source, with the place where it stands. */
interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Where requests of visitors pass through. */
const REQUEST_PATH =
  /^(?:packages\/(?:rules|contract|providers)\/src|apps\/(?:api|server)\/src|apps\/storefront\/app)\//;
const OF_TESTS = /\.test\.tsx?$|\/testing\/|\/contract-test\//;

export const requestPathSources = (): readonly SourceFile[] =>
  readSources().filter(({ path }) => REQUEST_PATH.test(path) && !OF_TESTS.test(path));

/** Every expression that is written out in a file. */
export const expressionsIn = (file: SourceFile): Expression[] =>
  parseNodes(file.path, file.text).flatMap((node) =>
    'regex' in node
      ? [{ place: placeOf(file, node.start), source: node.regex.pattern, flags: node.regex.flags }]
      : [],
  );

/** Every place of a file where an expression is put together from texts. */
export const madeExpressionsIn = (file: SourceFile): string[] =>
  parseNodes(file.path, file.text).flatMap((node) =>
    'callee' in node && node.callee.type === 'Identifier' && node.callee.name === 'RegExp'
      ? [placeOf(file, node.start)]
      : [],
  );

const placeOf = ({ path, text }: SourceFile, start: number): string =>
  `${path}:${text.slice(0, start).split('\n').length}`;

/** The expressions that are put together while something runs; what it loads is loaded anew. */
export const recordMade = async (run: () => Promise<unknown>): Promise<RegExp[]> => {
  vi.resetModules();
  const made: RegExp[] = [];
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, [source, flags]) {
      const expression = new target(source, flags);
      made.push(expression);
      return expression;
    },
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = native;
  }
  return made;
};
