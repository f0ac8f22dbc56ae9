import { PROPERTY_NAMES } from '@counterpane/rules/options/property-names';
import { expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

interface Wish {
  readonly product: string;
  readonly property: string;
  /** The words of the tile that is pressed; all else stays as the page has it. */
  readonly option: string;
}

/** Presses one tile of a product page and adds what is chosen then; what the tile is worth, and the line of the cart. */
const choose = async ({ product: name, property, option }: Wish) => {
  const { client } = store.shopper();
  const { product, variants, selectedSku } = result(await client.productPage(name));
  const shown = variants.find(({ sku }) => sku === selectedSku);
  const tiles = product.properties.find((each) => each.name === property);
  const pressed = tiles?.options.find(({ title }) => title === option);
  const properties = shown?.properties.map((each) => ({
    name: each.name,
    value: each.name === property ? (pressed?.value ?? '') : each.value,
  }));
  const added = await client.addItems([{ productID: product.id, quantity: 1, properties }]);
  const line = result(added).items.find((item) => item.product.name === name);
  return {
    heading: tiles?.title,
    instead: shown?.properties.find((each) => each.name === property)?.title,
    line: line?.properties.map(({ title }) => title).join(', '),
    listed: line?.pricing.price.amount,
    paid: line?.priceAfterDiscount.amount,
  };
};

it('a shopper chooses the legs of a bed, and pays for tall ones [C3.09]', async () => {
  const product = 'claremont-upholstered-wood-platform-bed';
  expect(await choose({ product, property: 'Leg', option: 'Tall legs' })).toEqual({
    heading: 'Leg',
    instead: 'Low, as pictured',
    line: 'Queen, Upholstered light oak, Tall legs',
    listed: 820_00,
    paid: 629_00,
  });
});

it('a shopper chooses which pillows are packed with sheets, and pays for them [C3.09]', async () => {
  const product = 'serenity-sheet-set-pillow-bundle';
  expect(await choose({ product, property: 'Pillow', option: 'Contoured memory foam' })).toEqual({
    heading: 'Pillow',
    instead: 'Shredded memory foam',
    line: 'Queen, White, Contoured memory foam',
    listed: 250_00,
    paid: 189_00,
  });
});

it('a shopper chooses how many armrests a bed has, and pays for them [C3.09]', async () => {
  const product = 'cielden-midcentury-upholstered-bed';
  expect(await choose({ product, property: 'Arm', option: 'Two armrests' })).toEqual({
    heading: 'Arm',
    instead: 'None, as pictured',
    line: 'Queen, Green, Two armrests',
    listed: 1030_00,
    paid: 789_00,
  });
});

it('a shopper chooses what a mattress lies on in a bed, and pays for a deck [C3.09]', async () => {
  const product = 'aurora-pine-wood-bed-frame';
  expect(await choose({ product, property: 'Base', option: 'Slats and a closed deck' })).toEqual({
    heading: 'Base',
    instead: 'Slats',
    line: 'Queen, Natural, Slats and a closed deck',
    listed: 530_00,
    paid: 409_00,
  });
});

it('a shopper chooses how many pillows are in a pack, which is one line and one unit [C3.09]', async () => {
  const product = 'tri-comfort-cooling-pillow';
  expect(await choose({ product, property: 'Quantity', option: 'Pair' })).toEqual({
    heading: 'Pack',
    instead: 'One',
    line: 'Standard, Pair',
    listed: 116_00,
    paid: 89_00,
  });
});

it('a shopper chooses size, color, material and weight, and pays for what costs more [C3.09]', async () => {
  const sheets = { product: 'natural-cotton-sheet-set' };
  expect(await choose({ ...sheets, property: 'Size', option: 'King' })).toMatchObject({ paid: 139_00 });
  expect(await choose({ ...sheets, property: 'Color', option: 'Navy' })).toMatchObject({ paid: 119_00 });
  expect(await choose({ ...sheets, property: 'Material', option: 'Sateen' })).toMatchObject({ paid: 139_00 });
  const blanket = { product: 'dual-temperature-weighted-blanket' };
  expect(await choose({ ...blanket, property: 'Weight', option: '25 lbs' })).toMatchObject({ paid: 189_00 });
});

it('each of the nine properties is one that some product of the shop can be chosen by [C3.09]', async () => {
  const { entries } = store.deps.catalogue.storefrontOf('halcyon');
  const names = new Set(entries.flatMap(({ product }) => product.properties.map(({ name }) => name)));
  expect(PROPERTY_NAMES.filter((name) => !names.has(name))).toEqual([]);
});
