import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/line.ts';
import { line, size } from '../testing/sample-carts.ts';
import { sampleProduct } from '../testing/sample-products.ts';
import { findSetSample, listDraft, PREMIER, PREMIER_SAVING, setFacts } from '../testing/sample-sets.ts';
import type { Draft, PricingFacts } from './draft.ts';
import { upgradeSavings } from './upgrade-savings.ts';

/** The lines at list price, and after the step. */
const priced = (lines: readonly CartLine[], changes: Partial<PricingFacts> = {}) => {
  const facts = setFacts({ lines, ...changes });
  const before = listDraft(facts);
  return { before, after: upgradeSavings(before, facts) };
};
const premier = (changes: Partial<CartLine> = {}) =>
  line({ id: 'premier', productId: 'premier-bundle', forItem: 'line-1', ...changes });
const runningOf = (draft: Draft, id: string) => draft.lines.find((each) => each.id === id)?.running;

describe('what an upgrade saves with its mattress', () => {
  it("is fixed by the mattress's size [C3.62]", () => {
    expect(runningOf(priced([line(), premier()]).after, 'premier')).toBe(39_900 - 15_000);
    const king = [line({ properties: size('king') }), premier({ properties: size('king') })];
    expect(runningOf(priced(king).after, 'premier')).toBe(44_900 - 20_000);
  });

  it('is nothing with a mattress that has no size', () => {
    const single = sampleProduct({
      id: 'mat',
      title: 'Mat',
      kind: 'mattress',
      prices: { one: [9900, 9900] },
    });
    const findProduct = (id: string) => (id === 'mat' ? single : findSetSample(id));
    const lines = [line({ productId: 'mat', properties: [] }), premier()];
    expect(runningOf(priced(lines, { findProduct }).after, 'premier')).toBe(39_900);
  });

  it('is told on the receipt with the mattress', () => {
    expect(priced([line(), premier()]).after.receipt.at(-1)).toEqual({
      step: 'upgrade-savings',
      rule: 'premier-bundle',
      itemIdentifier: 'premier',
      text: { code: 'upgrade_saving', title: 'Premier Bundle', parent: 'Calm mattress' },
      amount: -15_000,
    });
  });

  it('is nothing where the upgrade has not the size of the mattress', () => {
    expect(runningOf(priced([line(), premier({ properties: size('king') })]).after, 'premier')).toBe(44_900);
    const king = [line({ properties: size('king') }), premier({ properties: size('twin') })];
    expect(runningOf(priced(king).after, 'premier')).toBe(24_900);
  });

  it('is nothing with a mattress that the upgrade is not offered with', () => {
    const picky = { ...PREMIER, upsell: { hasFixedSaving: true, isNotSaleable: true, sellsWith: ['ultra'] } };
    const findProduct = (id: string) => (id === 'premier-bundle' ? picky : findSetSample(id));
    expect(runningOf(priced([line(), premier()], { findProduct }).after, 'premier')).toBe(39_900);
    const ultra = line({ productId: 'ultra' });
    expect(runningOf(priced([ultra, premier()], { findProduct }).after, 'premier')).toBe(39_900 - 15_000);
  });

  it('counts once for the two twin XL of a split king', () => {
    const fixedSavings = [{ ...PREMIER_SAVING, savings: { splitKing: 20_000, twinXL: 1 } }];
    const split = (quantity: number) => [
      line({ properties: size('splitKing') }),
      premier({ properties: size('twinXL'), quantity }),
    ];
    expect(runningOf(priced(split(2), { fixedSavings }).after, 'premier')).toBe(2 * 24_900 - 20_000);
    expect(runningOf(priced(split(1), { fixedSavings }).after, 'premier')).toBe(24_900);
  });

  it('counts once for each mattress', () => {
    expect(runningOf(priced([line({ quantity: 2 }), premier({ quantity: 2 })]).after, 'premier')).toBe(
      2 * (39_900 - 15_000),
    );
    expect(runningOf(priced([line(), premier({ quantity: 3 })]).after, 'premier')).toBe(3 * 39_900 - 15_000);
  });

  it('counts once for each mattress also when the upgrade comes in two kinds', () => {
    const other = premier({ id: 'other', properties: size('king') });
    const { before, after } = priced([line(), premier(), other]);
    const off = (draft: Draft) => draft.lines.reduce((sum, { running }) => sum + running, 0);
    expect(off(before) - off(after)).toBe(15_000);
  });

  it('counts once where two upgrades take the place of the same gifts, for the dearer one', () => {
    const serenity = { ...PREMIER, id: 'serenity-bundle', title: 'Serenity Bundle' };
    const variants = Object.entries(PREMIER.variants).map(([sku, variant]) => [
      sku,
      { ...variant, list: 20_000, price: 20_000 },
    ]);
    const cheaper = { ...serenity, variants: Object.fromEntries(variants) };
    const other = premier({ id: 'serenity', productId: 'serenity-bundle' });
    const changes = {
      findProduct: (id: string) => (id === 'serenity-bundle' ? cheaper : findSetSample(id)),
      fixedSavings: [{ ...PREMIER_SAVING, productId: 'serenity-bundle' }, PREMIER_SAVING],
    };
    for (const lines of [
      [line(), other, premier()],
      [line(), premier(), other],
    ]) {
      const { after } = priced(lines, changes);
      expect(runningOf(after, 'premier')).toBe(39_900 - 15_000);
      expect(runningOf(after, 'serenity')).toBe(20_000);
    }
    expect(runningOf(priced([line({ quantity: 2 }), other, premier()], changes).after, 'serenity')).toBe(
      5000,
    );
  });

  it('counts for each product where upgrades have nothing to do with gifts', () => {
    const base = line({ id: 'base', productId: 'base', forItem: 'line-1' });
    const fixedSavings = [PREMIER_SAVING, { productId: 'base', title: 'Base', savings: { queen: 1000 } }];
    const { after } = priced([line(), premier(), base], { fixedSavings });
    expect(runningOf(after, 'premier')).toBe(39_900 - 15_000);
    expect(runningOf(after, 'base')).toBe(119_900 - 1000);
  });

  it('is nothing for an upgrade that stands alone, or is for something else', () => {
    const foundation = line({ productId: 'foundation' });
    expect(priced([line(), premier({ forItem: null })]).after.receipt).toHaveLength(2);
    expect(priced([foundation, premier()]).after.receipt).toHaveLength(2);
  });

  it('is nothing for a size without a saving, and for what is no upgrade', () => {
    const calKing = line({ properties: size('calKing') });
    expect(runningOf(priced([calKing, premier()]).after, 'premier')).toBe(39_900);
    const pillow = line({ id: 'p', productId: 'pillow', properties: size('king'), forItem: 'line-1' });
    expect(runningOf(priced([line(), pillow]).after, 'p')).toBe(8933);
  });

  it('is nothing with a mattress that has no size', () => {
    const recipe = {
      id: 'mat',
      title: 'Mat',
      kind: 'mattress',
      options: { Color: ['grey'] },
      prices: {},
    } as const;
    const mat = sampleProduct(recipe);
    const lines = [line({ productId: 'mat', properties: [{ name: 'Color', value: 'grey' }] }), premier()];
    const findProduct = (id: string) => (id === 'mat' ? mat : findSetSample(id));
    expect(runningOf(priced(lines, { findProduct }).after, 'premier')).toBe(39_900);
  });

  it('is nothing for a gift', () => {
    const facts = setFacts({ lines: [line(), premier()] });
    const draft = listDraft(facts);
    const given = { ...draft, lines: draft.lines.map((each) => ({ ...each, isGift: true })) };
    expect(upgradeSavings(given, facts)).toBe(given);
  });

  it('never makes an upgrade cheaper than nothing', () => {
    const fixedSavings = [{ ...PREMIER_SAVING, savings: { queen: 1_000_000 } }];
    expect(runningOf(priced([line(), premier()], { fixedSavings }).after, 'premier')).toBe(0);
  });

  it('leaves a cart without upgrades as it was', () => {
    const { before, after } = priced([line()]);
    expect(after).toBe(before);
  });

  it('is never given to an upgrade whose size is not that which goes with its mattress', () => {
    const anySize = fc.constantFrom('twin', 'twinXL', 'queen', 'king');
    const bedSize = fc.constantFrom('twin', 'twinXL', 'queen', 'king', 'calKing', 'splitKing');
    fc.assert(
      fc.property(bedSize, anySize, fc.integer({ min: 1, max: 4 }), (bed, own, quantity) => {
        const lines = [line({ properties: size(bed) }), premier({ properties: size(own), quantity })];
        const fixedSavings = [{ ...PREMIER_SAVING, savings: { [bed]: 5000 } }];
        const { before, after } = priced(lines, { fixedSavings });
        const isSaving = runningOf(before, 'premier') !== runningOf(after, 'premier');
        const fits = bed === 'splitKing' ? own === 'twinXL' && quantity > 1 : own === bed;
        expect(isSaving).toBe(fits);
      }),
    );
  });

  it('is what the receipt says, for any saving and any quantities', () => {
    const count = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(count, count, fc.nat({ max: 90_000 }), (mattresses, upgrades, queen) => {
        const lines = [line({ quantity: mattresses }), premier({ quantity: upgrades })];
        const { before, after } = priced(lines, {
          fixedSavings: [{ ...PREMIER_SAVING, savings: { queen } }],
        });
        const off = (runningOf(before, 'premier') ?? 0) - (runningOf(after, 'premier') ?? 0);
        const told = after.receipt.slice(before.receipt.length).reduce((sum, { amount }) => sum + amount, 0);
        expect(told).toBe(-off + 0);
        expect(off).toBe(Math.min(mattresses, upgrades) * Math.min(queen, 39_900));
        expect(runningOf(after, 'line-1')).toBe(runningOf(before, 'line-1'));
      }),
    );
  });
});
