import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { setFlag } from '../../testing/set-flag.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const SIZES = ['twin', 'twinXL', 'full', 'queen', 'king', 'calKing', 'splitKing'] as const;

/** What comes free with a classic mattress in a size: `2 pillow king`. */
const giftsOf = async (size: string): Promise<string[]> => {
  const { items } = await store.shopper().adds('mattress', size);
  return items
    .filter(({ isGift }) => isGift)
    .map(({ quantity, product, properties }) =>
      [quantity, product.name, properties.find(({ name }) => name === 'Size')?.value].join(' '),
    );
};

describe('the gifts of a mattress in the cart', () => {
  it('are told by this table [C5.07, C5.10, C5.11, C5.12, C5.13]', async () => {
    const table = await Promise.all(SIZES.map(giftsOf));
    expect(table).toEqual([
      ['1 sheet-set twin', '1 pillow standard', '1 waterproof-mattress-protector twin'],
      ['1 sheet-set twinXL', '1 pillow standard', '1 waterproof-mattress-protector twinXL'],
      ['1 sheet-set full', '2 pillow standard', '1 waterproof-mattress-protector full'],
      ['1 sheet-set queen', '2 pillow standard', '1 waterproof-mattress-protector queen'],
      ['1 sheet-set king', '2 pillow king', '1 waterproof-mattress-protector king'],
      ['1 sheet-set calKing', '2 pillow king', '1 waterproof-mattress-protector calKing'],
      ['2 sheet-set twinXL', '2 pillow king', '2 waterproof-mattress-protector twinXL'],
    ]);
  });

  describe('by flag', () => {
    afterEach(async () => {
      await setFlag(store, 'splitKingGift', false);
      await setFlag(store, 'giftFromExtrasSwitcher', true);
    });

    it('are one split-king set each, not two twin XL, while the split-king gift flag is on [C5.08, C5.09]', async () => {
      await setFlag(store, 'splitKingGift', true);
      expect(await giftsOf('splitKing')).toEqual([
        '1 sheet-set splitKing',
        '2 pillow king',
        '1 waterproof-mattress-protector splitKing',
      ]);
      expect(await giftsOf('king')).toEqual([
        '1 sheet-set king',
        '2 pillow king',
        '1 waterproof-mattress-protector king',
      ]);
    });

    it('are the gift bundle of the brand while gifts do not come from the extras', async () => {
      await setFlag(store, 'giftFromExtrasSwitcher', false);
      expect(await giftsOf('queen')).toEqual(['1 serenity-bundle queen']);
      expect(await giftsOf('splitKing')).toEqual(['2 serenity-bundle twinXL']);
    });
  });

  it('are worth the same however they are given: a split king’s are two twin XL', async () => {
    const worth = async (size: string, quantity: number) => {
      const { items } = await store.shopper().adds('mattress', size, quantity);
      const soft = items.filter(({ isGift, product }) => isGift && product.name !== 'pillow');
      return soft.reduce((sum, { value }) => sum + value.amount, 0);
    };
    expect(await worth('splitKing', 1)).toBe(await worth('twinXL', 2));
  });
});

describe('a size behind its flag', () => {
  afterAll(() => setFlag(store, 'splitKing', true));

  it('cannot be bought while the flag is off', async () => {
    await setFlag(store, 'splitKing', false);
    const cart = await store.shopper().adds('mattress', 'splitKing');
    expect(cart.items).toEqual([]);
    expect(cart.notices).toMatchObject([{ code: 'not_purchasable' }]);
  });
});
