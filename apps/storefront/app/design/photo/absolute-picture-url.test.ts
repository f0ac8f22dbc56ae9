import { expect, test } from 'vitest';
import { absolutePictureUrl } from './absolute-picture-url.ts';

test('a photograph is the same in every language of a shop, a drawing is not', () => {
  const french = 'https://ca.shop.test/fr';
  expect(absolutePictureUrl(french, '/pictures/halcyon/mira/hero-960.webp?v=1')).toBe(
    'https://ca.shop.test/pictures/halcyon/mira/hero-960.webp?v=1',
  );
  expect(absolutePictureUrl(french, '/media/mira/plate.svg')).toBe(
    'https://ca.shop.test/fr/media/mira/plate.svg',
  );
});
