import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { COLLECTION, findSetSample } from '../testing/sample-sets.ts';
import type { Collection } from './collection.ts';
import { type CollectionRequest, collectionOffer } from './collection-choice.ts';

const NONE: CollectionRequest = { size: null, color: null, rememberedSize: null };
const offer = (wishes: Partial<CollectionRequest> = {}, collection: Collection = COLLECTION) =>
  collectionOffer(collection, { ...NONE, ...wishes }, findSetSample);

describe('what the page of a collection offers', () => {
  it('is what its bed comes in and can be bought', () => {
    expect(offer()).toEqual({
      sizes: ['queen', 'king'],
      colors: ['natural'],
      choice: { size: 'queen', color: 'natural' },
    });
  });

  it('starts in the size of the address, else in that of the cookie, else in queen', () => {
    expect(offer({ size: 'king', rememberedSize: 'queen' }).choice.size).toBe('king');
    expect(offer({ rememberedSize: 'king' }).choice.size).toBe('king');
    expect(offer({ size: 'twin' }).choice.size).toBe('queen');
  });

  it('starts in the colour of the address, where it can be had', () => {
    expect(offer({ color: 'natural' }).choice.color).toBe('natural');
    expect(offer({ color: 'grey' }).choice.color).toBe('natural');
  });

  it('goes by the first piece where there is no bed', () => {
    const stands = { ...COLLECTION, items: COLLECTION.items.filter(({ type }) => type === 'nightstand') };
    expect(offer({ color: 'white' }, stands)).toMatchObject({ sizes: [], colors: ['walnut', 'white'] });
  });

  it('is nothing where the bed is gone, or no piece is left', () => {
    const gone = { sizes: [], colors: [], choice: { size: '', color: '' } };
    expect(collectionOffer(COLLECTION, NONE, () => null)).toEqual(gone);
    expect(offer({}, { ...COLLECTION, items: [] })).toEqual(gone);
  });

  it('starts with what it offers, whatever was wished, and stays there when that is asked for', () => {
    const sizes = fc.option(fc.constantFrom(...SIZES, 'elephant'));
    const wishes = fc.record({
      size: sizes,
      color: fc.option(fc.constantFrom('natural', 'grey', 'pink')),
      rememberedSize: sizes,
    });
    fc.assert(
      fc.property(wishes, sizes, (wished, rememberedSize) => {
        const { sizes: offered, colors, choice } = offer(wished);
        expect(offered).toContain(choice.size);
        expect(colors).toContain(choice.color);
        expect(offer({ ...choice, rememberedSize }).choice).toEqual(choice);
      }),
    );
  });
});
