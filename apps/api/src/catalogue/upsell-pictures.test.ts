import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import { expect, test } from 'vitest';
import { withPhotographs } from './upsell-pictures.ts';

const drawing = '/media/sheet-set/studio.svg';
const upsell: FoundUpsell = {
  ...({} as FoundUpsell), // Only its pictures are looked at.
  thumbnail: drawing,
  thumbnailV2: drawing,
  image: drawing,
  imageMobile: drawing,
  imageByColor: { white: `${drawing}?color=white`, grey: `${drawing}?color=grey` },
  dataV2: {
    shortTitle: 'Sheets',
    image: drawing,
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
  const { image, imageMobile, thumbnail, thumbnailV2, dataV2 } = withPhotographs(upsell, [HERO, CLOSE, GREY]);
  expect([image, imageMobile, dataV2?.image]).toEqual([HERO.url, CLOSE.url, HERO.url]);
  expect([thumbnail, thumbnailV2]).toEqual([HERO.thumbUrl, CLOSE.thumbUrl]);
});

test('an upsell is shown in each of its colours that has been photographed [C3.45]', () => {
  expect(withPhotographs(upsell, [HERO, CLOSE, GREY]).imageByColor).toEqual({
    white: CLOSE.url,
    grey: GREY.url,
  });
  expect(withPhotographs(upsell, [HERO, CLOSE]).imageByColor.grey).toBe(`${drawing}?color=grey`);
});

test('an upsell that has not been photographed stays as it is drawn', () => {
  expect(withPhotographs(upsell, [])).toEqual(upsell);
  expect(withPhotographs(upsell, [HERO]).imageMobile).toBe(HERO.url);
});
