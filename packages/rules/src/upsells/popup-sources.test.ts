import { describe, expect, it } from 'vitest';
import { isAddSource, POPUP_SOURCES, SUMMARY_SOURCES } from './popup-sources.ts';

describe('where something is added from', () => {
  it('is one of nine places on the pages of products and sets', () => {
    expect(Object.values(POPUP_SOURCES)).toEqual([
      'main add-to-cart button',
      'bundle pop-up',
      'adjustable bundle upsell',
      'bundle upsell',
      'floating header',
      'sticky add-to-cart',
      'upsell row box',
      'upsell list box',
      'upsell pop-up',
    ]);
  });

  it('is tagged in the checkout summary as well', () => {
    expect(SUMMARY_SOURCES).toMatchObject({
      'summary-quantity-update': 'quantity update',
      'summary-product-remove': 'product remove',
    });
  });

  it('has an id that a report and a data attribute can carry', () => {
    const ids = [...Object.keys(POPUP_SOURCES), ...Object.keys(SUMMARY_SOURCES)];
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(13);
    expect(ids.every(isAddSource)).toBe(true);
  });

  it('is none of these places for a text that names none', () => {
    expect(isAddSource('newsletter')).toBe(false);
    expect(isAddSource('toString')).toBe(false);
  });
});
