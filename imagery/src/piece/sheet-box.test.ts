import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, type Object3D } from 'three';
import { expect, test } from 'vitest';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { sheetBox } from './sheet-box.ts';
import { sheetStack } from './soft-goods.ts';

const specOf = (name: string) => {
  const brand = shippedCatalogue().brands.find(({ key }) => key === 'halcyon');
  const product = brand?.products.find((each) => each.name === name);
  if (!product) throw new Error(`Halcyon has no ${name}`);
  return specOfProduct(product);
};

/** What lies around the sheets of a box, which are its first. */
const besideSheets = (name: string): Object3D[] => sheetBox(specOf(name)).children.slice(1);

test('a set of sheets is nothing but its sheets', () => {
  expect(besideSheets('sheet-set')).toEqual([]);
});

test('with the Premier Bundle come a protector, a blanket and two pillows', () => {
  expect(besideSheets('premier-bundle')).toHaveLength(4);
});

test('with the sheets and pillows in one box come two pillows', () => {
  expect(besideSheets('serenity-sheet-set-pillow-bundle')).toHaveLength(2);
});

test('what comes with the sheets stands on their ground and clear of them', () => {
  const spec = specOf('premier-bundle');
  const sheets = new Box3().setFromObject(sheetStack(spec), true);
  for (const thing of besideSheets('premier-bundle')) {
    const box = new Box3().setFromObject(thing, true);
    expect(Math.abs(box.min.y)).toBeLessThan(0.03);
    expect(box.intersectsBox(sheets)).toBe(false);
  }
});
