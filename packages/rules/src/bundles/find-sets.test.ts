import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/line.ts';
import type { DraftLine } from '../pricing/draft.ts';
import { line } from '../testing/sample-carts.ts';
import {
  ADJUSTABLE_SET,
  BEDROOM_SET,
  listDraft,
  SET_CHOICES,
  setFacts,
  setLine,
} from '../testing/sample-sets.ts';
import type { Bundle } from './bundle.ts';
import { findSets, takeUnits } from './find-sets.ts';

const draftLines = (lines: readonly CartLine[]): readonly DraftLine[] => listDraft(setFacts({ lines })).lines;

/** The sets among lines, as `2 adjustable-set queen: mattress-queen base-queen`. */
const setsOf = (lines: readonly CartLine[], bundles: readonly Bundle[] = [ADJUSTABLE_SET, BEDROOM_SET]) =>
  findSets(bundles, draftLines(lines)).sets.map(
    ({ bundle, size, count, members }) =>
      `${count} ${bundle.sku} ${size}: ${members.map((part) => part.line.id).join(' ')}`,
  );

describe('the sets in a cart', () => {
  it('are complete when each required group has an item', () => {
    expect(setsOf([setLine('mattress', 'queen'), setLine('base', 'queen')])).toEqual([
      '1 adjustable-set queen: base-queen mattress-queen',
    ]);
    expect(setsOf([setLine('mattress', 'queen')])).toEqual([]);
    expect(setsOf([])).toEqual([]);
  });

  it('are all in one size', () => {
    expect(setsOf([setLine('mattress', 'queen'), setLine('base', 'king')])).toEqual([]);
    expect(
      setsOf([
        setLine('mattress', 'queen'),
        setLine('base', 'king'),
        setLine('ultra', 'king'),
        setLine('base', 'queen'),
      ]),
    ).toEqual([
      '1 adjustable-set king: ultra-king base-king',
      '1 adjustable-set queen: base-queen mattress-queen',
    ]);
  });

  it('take what has no size into a set of any', () => {
    expect(setsOf([setLine('frame', 'queen'), setLine('nightstand', null)])).toEqual([
      '1 bedroom-set queen: frame-queen nightstand-one',
    ]);
  });

  it('have no size when nothing in them has one', () => {
    const pair: Bundle = { ...BEDROOM_SET, groups: BEDROOM_SET.groups.slice(1) };
    expect(setsOf([setLine('nightstand', null, 2)], [pair])).toEqual(['2 bedroom-set null: nightstand-one']);
  });

  it('take what is optional along when it is there, as often as it is there', () => {
    const lines = [
      setLine('mattress', 'queen', 3),
      setLine('base', 'queen', 3),
      setLine('headboard', 'queen'),
    ];
    expect(setsOf(lines)).toEqual([
      '1 adjustable-set queen: base-queen mattress-queen headboard-queen',
      '2 adjustable-set queen: base-queen mattress-queen',
    ]);
  });

  it('are as many as the scarcest item allows', () => {
    expect(setsOf([setLine('mattress', 'queen', 5), setLine('base', 'queen', 2)])).toEqual([
      '2 adjustable-set queen: base-queen mattress-queen',
    ]);
  });

  it('are made with the dearest item of a group first', () => {
    const lines = [setLine('mattress', 'queen'), setLine('ultra', 'queen'), setLine('base', 'queen')];
    expect(setsOf(lines)).toEqual(['1 adjustable-set queen: ultra-queen base-queen']);
  });

  it('have each unit once, also when one product may stand in two groups', () => {
    const [group] = BEDROOM_SET.groups.slice(1);
    const twoNightstands: Bundle = { ...BEDROOM_SET, groups: group ? [group, group] : [] };
    const one = setLine('nightstand', null);
    expect(setsOf([one], [twoNightstands])).toEqual([]);
    expect(setsOf([{ ...one, quantity: 5 }], [twoNightstands])).toEqual([
      '2 bedroom-set null: nightstand-one',
    ]);
  });

  it('are found where the first choice for one group is the only one for another', () => {
    const any = {
      role: 'mattress',
      title: 'Any',
      productIds: ['ultra', 'mattress'],
      isOptional: false,
    } as const;
    const other = {
      role: 'extend',
      title: 'Ultra',
      productIds: ['ultra', 'base'],
      isOptional: false,
    } as const;
    const bundle: Bundle = { ...ADJUSTABLE_SET, groups: [any, other] };
    expect(setsOf([setLine('mattress', 'queen'), setLine('ultra', 'queen')], [bundle])).toEqual([
      '1 adjustable-set queen: ultra-queen mattress-queen',
    ]);
  });

  it('save most first; of two equal ones the lower sku is first', () => {
    const twin: Bundle = { ...ADJUSTABLE_SET, sku: 'a-twin', savings: { any: 20_000 } };
    const better: Bundle = { ...ADJUSTABLE_SET, sku: 'z-better', savings: { queen: 20_001 } };
    const lines = [setLine('mattress', 'queen'), setLine('base', 'queen')];
    const skus = (bundles: readonly Bundle[]) => setsOf(lines, bundles).map((text) => text.split(' ')[1]);
    expect(skus([ADJUSTABLE_SET, twin])).toEqual(['a-twin']);
    expect(skus([twin, ADJUSTABLE_SET, better])).toEqual(['z-better']);
  });

  it('save nothing in a size that nobody gave a saving, and are sets all the same', () => {
    const bundle: Bundle = { ...ADJUSTABLE_SET, savings: { king: 30_000 } };
    const { sets } = findSets([bundle], draftLines([setLine('mattress', 'queen'), setLine('base', 'queen')]));
    expect(sets).toMatchObject([{ count: 1, saving: 0 }]);
  });

  it('are not made of gifts or protection plans', () => {
    const withPlan: Bundle = {
      ...ADJUSTABLE_SET,
      groups: [{ role: 'mattress', title: 'Plan', productIds: ['plan'], isOptional: false }],
    };
    expect(setsOf([line({ productId: 'plan', properties: [] })], [withPlan])).toEqual([]);
    const given = draftLines([setLine('mattress', 'queen'), setLine('base', 'queen')]).map((each) => ({
      ...each,
      isGift: true,
    }));
    expect(findSets([ADJUSTABLE_SET], given).sets).toEqual([]);
  });

  it('are none of a bundle in which everything is optional', () => {
    const groups = ADJUSTABLE_SET.groups.map((group) => ({ ...group, isOptional: true }));
    expect(setsOf([setLine('mattress', 'queen')], [{ ...ADJUSTABLE_SET, groups }])).toEqual([]);
  });

  it('never use more units than there are, and leave no complete set behind', () => {
    const anyLines = fc.array(
      fc.record({ choice: fc.constantFrom(...SET_CHOICES), quantity: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyLines, (picks) => {
        const lines = draftLines(
          picks.map(({ choice, quantity }, index) => line({ ...choice, id: `line-${index}`, quantity })),
        );
        const bundles = [ADJUSTABLE_SET, BEDROOM_SET];
        const { sets, loose } = findSets(bundles, lines);
        for (const each of lines) {
          const inSets = sets.flatMap(({ members }) => members).filter((part) => part.line.id === each.id);
          const left = loose.filter((part) => part.line.id === each.id);
          const parts = [...inSets, ...left];
          expect(parts.reduce((sum, { units }) => sum + units, 0)).toBe(each.quantity);
          expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(each.running);
        }
        const rest = loose.map((part) => ({ ...part.line, quantity: part.units, running: part.value }));
        expect(findSets(bundles, rest).sets).toEqual([]);
      }),
    );
  });
});

describe('some units of a line', () => {
  const [mattress] = draftLines([setLine('mattress', 'queen', 3)]);
  it('cost their part of the line, and all of them cost all of it', () => {
    if (!mattress) throw new Error('no mattress');
    const all = { line: mattress, units: 3, value: 100 };
    expect(takeUnits(all, 1).value).toBe(33);
    expect(takeUnits(all, 3).value).toBe(100);
    expect(takeUnits({ ...all, units: 0, value: 0 }, 0).value).toBe(0);
  });
});
