import { expect, test } from 'vitest';
import { isTest, readSources, type SourceFile, withoutTexts } from './sources.ts';

const sources = readSources();
const code = sources.filter((file) => !isTest(file));
/** This file names what it forbids. */
const others = sources.filter(({ path }) => path !== 'test/architecture/habits.test.ts');

/** `file: match` for every place in the code where the pattern is found. */
const findAll = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    Array.from(withoutTexts(text).matchAll(pattern), ([match]) => `${path}: ${match.trim()}`),
  );

test('the rules have no clock, no chance, no input, no output and no waiting', () => {
  const rules = code.filter(({ path }) => path.startsWith('packages/rules/'));
  const impure =
    /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\b\.|\bglobalThis\b|\bfetch\(|\basync\b|\bawait\b|\bPromise\b|\bconsole\b/g;
  expect(findAll(rules, impure)).toEqual([]);
});

test('the environment is read in one place, and by the tools of developers', () => {
  const allowed =
    /^apps\/server\/src\/config\.ts$|^(?:scripts|test|apps\/storefront\/fixtures|apps\/api\/src\/testing)\/|\.(?:config|test)\.ts$/;
  expect(
    findAll(
      sources.filter(({ path }) => !allowed.test(path)),
      /\bprocess\.env\b/g,
    ),
  ).toEqual([]);
});

test('nothing that a provider answers sends its keys to another address', () => {
  const providers = /^packages\/providers\/(?!.*(?:contract-test|under-test))/;
  const asking = code.filter(
    ({ path, text }) => providers.test(path) && /\bfetch\(/.test(withoutTexts(text)),
  );
  expect(asking.length).toBeGreaterThan(5);
  const following = asking.filter(({ text }) => !text.includes("redirect: 'error'"));
  expect(following.map(({ path }) => path)).toEqual([]);
});

test('nothing is typed as any, and no error of the compiler is silenced', () => {
  expect(findAll(sources, /(?::|\bas|<|\|)\s*any\b/g)).toEqual([]);
  const silenced = others.filter(({ text }) => /@ts-(?:ignore|expect-error|nocheck)/.test(text));
  expect(silenced.map(({ path }) => path)).toEqual([]);
});

test('nothing is left for later and no test is skipped', () => {
  const unfinished = others.filter(({ text }) => /\b(?:TODO|FIXME|XXX)\b/.test(text));
  expect(unfinished.map(({ path }) => path)).toEqual([]);
  expect(findAll(sources, /\b(?:it|test|describe)\.(?:skip|only|todo|fixme|skipIf|runIf)\b/g)).toEqual([]);
});

test('comments and titles name a person by their part: shopper, customer, staff, or someone', () => {
  const vague = others.filter(({ text }) => /\b(?:whoever|somebody)\b/i.test(text));
  expect(vague.map(({ path }) => path)).toEqual([]);
});

test('files and folders are named after what is in them', () => {
  const nameless = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.|$)/;
  expect(sources.filter(({ path }) => nameless.test(path)).map(({ path }) => path)).toEqual([]);
});

test('a module says what it exports by name, unless a framework asks for a default', () => {
  const framework =
    /(?:\.config\.ts|\/routes\.ts|\/root\.tsx|\/entry\.(?:client|server)\.tsx|\/route\.tsx|\/worker\.ts)$|^vitest\.config\.ts$/;
  const modules = sources.filter(({ path }) => !framework.test(path));
  expect(findAll(modules, /^export default\b/gm)).toEqual([]);
});

test('no file passes on what another file exports', () => {
  expect(findAll(code, /^export \* from\b/gm)).toEqual([]);
});

test('source files are short: half of them below 60 lines, nine of ten below 150, all below 300', () => {
  const lengths = code.map(({ lines }) => lines).sort((a, b) => a - b);
  const quantile = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  expect(code.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  expect(quantile(0.5)).toBeLessThanOrEqual(60);
  expect(quantile(0.9)).toBeLessThanOrEqual(150);
});
