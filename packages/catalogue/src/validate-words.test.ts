import { describe, expect, it } from 'vitest';
import { productSchema } from './product-schema.ts';
import { brand, faultsOf, withProduct } from './testing/halcyon.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

const { vocabulary } = shippedCatalogue();

const option = (name: 'Material' | 'Weight', value: string) => ({ name, values: [{ value, title: value }] });

describe('the vocabulary of the catalogue', () => {
  it('has its models, and those of other brands', () => {
    expect(Object.keys(vocabulary.models)).toEqual(
      expect.arrayContaining(['premier', 'classic', 'premier-copper']),
    );
  });

  it('has the short keys of mattresses', () => {
    expect(vocabulary.mattressKeys).toEqual(
      expect.arrayContaining(
        'mattress mattress-premier mattress-copper mattress-rest hybrid hybrid-premier firm luxury-firm mattress-cool hybrid-cool'.split(
          ' ',
        ),
      ),
    );
  });
});

describe('the words of a brand', () => {
  it('are all in the vocabulary', () => {
    const color = { value: 'mauve', title: 'Mauve', swatch: '#aa88aa' };
    expect(faultsOf(withProduct('claremont-upholstered-wood-platform-bed', { colors: [color] }))).toEqual([
      'claremont-upholstered-wood-platform-bed: mauve is not among the colors of the vocabulary',
    ]);
    expect(faultsOf(withProduct('pillow', { material: 'straw', firmness: 'rock', model: 'x' }))).toEqual([
      'pillow: straw is not among the materials of the vocabulary',
      'pillow: rock is not among the firmness of the vocabulary',
      'pillow: x is not among the models of the vocabulary',
    ]);
    const options = [option('Material', 'straw'), option('Weight', '99')];
    expect(faultsOf(withProduct('white-glove-service', { options }))).toContain(
      'white-glove-service: 99 is not among the weights of the vocabulary',
    );
    const values = [{ value: 'gold', title: 'Gold', product: 'mattress', properties: {} }];
    const choices = [{ name: 'headboard' as const, title: 'Headboard', values }];
    expect(faultsOf(withProduct('mattress', { choices }))).toEqual([
      'mattress: gold is not among the headboards of the vocabulary',
    ]);
  });

  it('call a colour what every brand calls it', () => {
    const colors = [{ value: 'grey', title: 'Mouse', swatch: '#a7a9ad' }];
    expect(faultsOf(withProduct('wistenpine-kids-nightstand', { colors }))).toEqual([
      'wistenpine-kids-nightstand: grey is called Mouse, elsewhere it has another name',
    ]);
  });

  it('include the short keys of its mattresses', () => {
    const mattressKeys = { cloud: 'mattress' };
    expect(faultsOf({ ...brand, brand: { ...brand.brand, mattressKeys } })).toEqual([
      'mattress key cloud is not in the vocabulary',
    ]);
  });

  it('have a swatch for every colour', () => {
    const [product] = brand.products.filter(({ colors }) => colors.length > 0);
    const colors = [{ value: 'grey', title: 'Grey' }];
    expect(productSchema.safeParse(product).success).toBe(true);
    expect(productSchema.safeParse({ ...product, colors }).error?.issues[0]?.path).toEqual([
      'colors',
      0,
      'swatch',
    ]);
  });
});
