import { expect, test } from 'vitest';
import { isTest, readSources, type SourceFile } from './sources.ts';

/**
 * Rules that are not tried with any input, each with the reason. A rule that gains a property leaves the list.
 */
const EXEMPT: Readonly<Record<string, string>> = {
  'address/field-fault.ts': 'a list of texts',
  'address/validate-contact.ts': 'one field, which email.ts validates',
  'bundles/bundle.ts': 'a list of names and types',
  'checkout/consents.ts': 'two texts, to the letter',
  'content/page-templates.ts': 'a list of names',
  'delivery/delivery-choice.ts': 'types and what a cart starts with',
  'options/bed-sizes.ts': 'a list of sizes, each of which is tried',
  'options/box-bundle-inches.ts': 'a table of the specification, compared with it row by row',
  'options/kind-traits.ts': 'a table, which the properties of the rules that ask it go through',
  'options/kind-labels.ts': 'a table of labels',
  'options/mattress-inches.ts': 'a table, compared with what shoppers read row by row',
  'options/option-title.ts': 'one look-up, which the property of variant-title.ts goes through',
  'options/product.ts': 'a list of names and types',
  'recommendations/complements.ts': 'a table, gone through row by row',
  'payments/blocks-refund.ts': 'one condition, each part of which is tried',
  'payments/attempt-states.ts': 'six states, each of which is tried',
  'policies/policy.ts': 'a list of names and types',
  'promotions/cheapest-units.ts':
    'what two benefits take off, which the property of benefits.test.ts goes through',
  'promotions/count-units.ts':
    'two sums, which the properties of conditions.test.ts and benefits.test.ts go through',
  'protection/plan-terms.ts': 'a list of names and types',
  'refusals.ts': 'the shape of an answer',
  'refusal-groups.ts': 'lists of codes',
  'returns/exchange-refusals.ts': 'a list of codes',
  'reviews/review-faults.ts': 'a list of codes',
  'reviews/review-scales.ts': 'a table, of which a row of each sort is tried',
  'upsells/popup-sources.ts': 'a table of ids, each of which is tried',
  'upsells/upgrade-sizes.ts': 'a list of sizes, each of which is tried',
};

const FOLDER = 'packages/rules/src/';
const sources = readSources().filter(({ path }) => path.startsWith(FOLDER));
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'));
/** A file of types alone decides nothing. */
const rules = sources.filter((file) => !isTest(file) && /^export (?:const|function)\b/m.test(file.text));

const nameOf = ({ path }: SourceFile): string => path.slice(FOLDER.length);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The test beside a rule or beside its folder; where there is none, those of its folder that try it. */
const testsOf = ({ path }: SourceFile): readonly SourceFile[] => {
  const names = [path.replace(/\.ts$/, '.test.ts'), `${folderOf(path)}.test.ts`];
  const own = tests.filter((file) => names.includes(file.path));
  if (own.length > 0) return own;
  return tests.filter(
    (file) =>
      folderOf(file.path) === folderOf(path) &&
      file.imports.some(({ target, isTypeOnly }) => target === path && !isTypeOnly),
  );
};

const hasProperty = (rule: SourceFile): boolean =>
  testsOf(rule).some(({ text }) => /\bfc\.assert\(/.test(text));

test('every rule is tried with any input, or says why not', () => {
  expect(rules.length).toBeGreaterThan(120);
  const bare = rules.filter((rule) => !hasProperty(rule)).map(nameOf);
  expect(bare.filter((name) => !Object.hasOwn(EXEMPT, name))).toEqual([]);
});

test('nothing is excused that is gone, or that is tried with any input by now', () => {
  const bare = rules.filter((rule) => !hasProperty(rule)).map(nameOf);
  expect(Object.keys(EXEMPT).filter((name) => !bare.includes(name))).toEqual([]);
});
