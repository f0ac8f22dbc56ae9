import { expect, it } from 'vitest';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

/** What says that others choose something. Nothing in the shop counts that, so nothing may say it. */
const POPULAR =
  /\b(?:most (?:often )?(?:chosen|loved|bought|wanted)|best[ -]?sell(?:er|ers|ing)|where most|most (?:houses|shoppers)|popular|favou?rite)\b/i;

it('No badge and no text of a product says what most shoppers choose', () => {
  const said = shippedCatalogue().brands.flatMap(({ key, products }) =>
    products.flatMap(({ name, badge, title, subtitle, description, highlights }) =>
      [badge ?? '', title, subtitle, description, ...highlights.flatMap((one) => [one.title, one.text])]
        .filter((text) => POPULAR.test(text))
        .map((text) => `${key} ${name}: ${text}`),
    ),
  );
  expect(said).toEqual([]);
  expect(['Most chosen', 'Best seller', 'Where most begin'].every((text) => POPULAR.test(text))).toBe(true);
});
