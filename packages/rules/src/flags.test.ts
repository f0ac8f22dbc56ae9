import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLAGS, flagsPastTheirEnd, flagsWith, isFlagName } from './flags.ts';

test('the flags of the specification are all in one registry, each with an owner and a default', () => {
  const named = [
    'splitKing',
    'kingAdjustable',
    'multipleExtendCoverage',
    'giftFromExtrasSwitcher',
    'premierBundle',
    'hideEmailCheckbox',
    'splitKingGift',
    'AMAZON_PAY_V2',
  ];
  expect(named.filter((name) => !isFlagName(name))).toEqual([]);
  for (const { owner, isOn, text, until } of Object.values(FLAGS)) {
    expect(owner).not.toBe('');
    expect(isOn).toBeTypeOf('boolean');
    expect(text).toMatch(/\.$/);
    if (until !== null) expect(new Date(until).toISOString().slice(0, 10)).toBe(until);
  }
});

test('a flag that is tried out has an end, after which it is told; a setting has none', () => {
  const ends = Object.values(FLAGS).flatMap(({ until }) => until ?? []);
  const [first = ''] = ends.toSorted();
  expect(ends.length).toBeLessThan(Object.keys(FLAGS).length);
  expect(flagsPastTheirEnd(first)).toEqual([]);
  expect(flagsPastTheirEnd('9999-12-31')).toHaveLength(ends.length);
});

test('a brand overrides the defaults, an operator overrides the brand', () => {
  expect(flagsWith().splitKingGift).toBe(false);
  expect(flagsWith({ splitKingGift: true }).splitKingGift).toBe(true);
  expect(flagsWith({ splitKingGift: true }, { splitKingGift: false }).splitKingGift).toBe(false);
});

test('a name that nobody registered is no flag', () => {
  expect(isFlagName('toString')).toBe(false);
});

test('each flag is what was said of it last, and its default where nobody said anything', () => {
  const names = Object.keys(FLAGS).filter(isFlagName);
  const says = fc.array(fc.tuple(fc.constantFrom(...names), fc.boolean()), { maxLength: 8 });
  fc.assert(
    fc.property(says, says, (brand, operator) => {
      const flags = flagsWith(Object.fromEntries(brand), Object.fromEntries(operator));
      const last = new Map([...brand, ...operator]);
      for (const name of names) expect(flags[name]).toBe(last.get(name) ?? FLAGS[name].isOn);
    }),
  );
});
