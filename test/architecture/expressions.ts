import { parseSync } from 'vite';
import { vi } from 'vitest';
import { readSources, type SourceFile } from './sources.ts';

/** A regular expression of the source, with the place where it stands. */
interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

/** Where requests of visitors pass through. */
const REQUEST_PATH =
  /^(?:packages\/(?:rules|contract|providers)\/src|apps\/(?:api|server)\/src|apps\/storefront\/app)\//;
const OF_TESTS = /\.test\.tsx?$|\/testing\/|\/contract-test\//;

export const requestPathSources = (): readonly SourceFile[] =>
  readSources().filter(({ path }) => REQUEST_PATH.test(path) && !OF_TESTS.test(path));

/** Every expression that is written out in a file. */
export const expressionsIn = (file: SourceFile): Expression[] =>
  nodesOf(file).flatMap(({ regex, start }) =>
    regex ? [{ place: placeOf(file, start), source: regex.pattern, flags: regex.flags }] : [],
  );

/** Every place of a file where an expression is put together from texts. */
export const madeExpressionsIn = (file: SourceFile): string[] =>
  nodesOf(file).flatMap(({ type, callee, start }) =>
    /^(?:New|Call)Expression$/.test(type) && callee?.name === 'RegExp' ? [placeOf(file, start)] : [],
  );

const placeOf = ({ path, text }: SourceFile, start: number): string =>
  `${path}:${text.slice(0, start).split('\n').length}`;

const nodesOf = ({ path, text }: SourceFile): Node[] => {
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      // A node of the syntax tree has a type; what has none is only walked through.
      if ('type' in value && 'start' in value) found.push(value as Node);
      Object.values(value).forEach(walk);
    }
  };
  walk(parseSync(path, text).program);
  return found;
};

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
