import type { UpsellData } from '@counterpane/catalogue/upsell-schema';
import { expect, test } from 'vitest';
import { withPictures } from './upsell-pictures.ts';

const upsell: UpsellData = {
  ...({} as UpsellData), // Only its pictures are looked at.
  dataV2: {
    shortTitle: 'Sheets',
    features: [],
    labelData: { label: '', colour: '' },
    comboItemData: { label: '', itemsLabels: [] },
  },
};

const photograph = (pose: string, ...tags: string[]) => ({
  url: `/pictures/halcyon/sheet-set/${pose}-1280.webp?v=1`,
  thumbUrl: `/pictures/halcyon/sheet-set/${pose}-320.webp?v=1`,
  alt: '',
  title: '',
  tags,
});
const [HERO, CLOSE, GREY] = [
  photograph('hero'),
  photograph('angle', 'color:white'),
  photograph('angle-grey', 'color:grey'),
];

test('an upsell is shown in its room on a desktop and from close by on a phone, which are two files [C3.44, C4.18]', () => {
  const { image, imageMobile, thumbnail, thumbnailV2, dataV2 } = withPictures(upsell, [HERO, CLOSE, GREY]);
  expect([image, imageMobile, dataV2?.image]).toEqual([HERO.url, CLOSE.url, HERO.url]);
  expect([thumbnail, thumbnailV2]).toEqual([HERO.thumbUrl, CLOSE.thumbUrl]);
});

test('an upsell is shown in each of its colours [C3.45]', () => {
  expect(withPictures(upsell, [HERO, CLOSE, GREY]).imageByColor).toEqual({
    white: CLOSE.url,
    grey: GREY.url,
  });
});

test('an upsell of which there is one picture is shown by it everywhere', () => {
  const { image, imageMobile, imageByColor } = withPictures(upsell, [HERO]);
  expect([image, imageMobile, imageByColor]).toEqual([HERO.url, HERO.url, {}]);
});
