import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLAGS, flagsWith, isFlagName } from './flags.ts';

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
  for (const { owner, isOn } of Object.values(FLAGS)) {
    expect(owner).not.toBe('');
    expect(isOn).toBeTypeOf('boolean');
  }
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
