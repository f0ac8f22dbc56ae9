import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { mediaFor } from '@counterpane/rules/options/media-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { localizeWith } from '../language/localize-with.ts';
import { writingIn } from '../language/writing.ts';
import { openFilledDatabase } from '../testing/open-test-database.ts';
import { mediaOf } from './media.ts';
import { type Photographs, posesOf } from './photographs.ts';
import { type CatalogueReader, openCatalogueReader } from './reader.ts';

const catalogue = shippedCatalogue();

const sayingIn = (locale: string) => localizeWith(writingIn(locale, (text) => text));
const [inEnglish, inFrench] = [sayingIn('en-US'), sayingIn('fr-CA')];

const product = (brand: string, name: string) => {
  const found = catalogue.brands
    .find(({ key }) => key === brand)
    ?.products.find((each) => each.name === name);
  if (!found) throw new Error(`${brand} has no ${name}`);
  return found;
};

const taken = (...files: string[]): Photographs =>
  Object.fromEntries(
    files.map((file, index) => [file, { hash: `h${index}`, tint: '#d8cfc4', width: 960, height: 720 }]),
  );

const MATTRESS = taken(...['hero', 'front', 'angle', 'detail'].map((view) => `halcyon/mattress/${view}`));

describe('a product that has been photographed', () => {
  it('is shown in a room, from the front, from the corner and close by; a mattress then with its sizes [C3.18, C3.19]', () => {
    const media = mediaOf(product('halcyon', 'mattress'), 'halcyon', MATTRESS, inEnglish);
    expect(media.slice(0, 4).map(({ url, alt }) => [url, alt])).toEqual([
      ['/pictures/halcyon/mattress/hero-960.webp?v=h0', 'Classic memory foam mattress in a bedroom'],
      ['/pictures/halcyon/mattress/front-960.webp?v=h1', 'Classic memory foam mattress, from the front'],
      ['/pictures/halcyon/mattress/angle-960.webp?v=h2', 'Classic memory foam mattress, from the corner'],
      ['/pictures/halcyon/mattress/detail-960.webp?v=h3', 'Classic memory foam mattress, close-up'],
    ]);
    expect(media[0]).toMatchObject({
      title: 'Classic memory foam mattress',
      thumbUrl: '/pictures/halcyon/mattress/hero-320.webp?v=h0',
      tags: ['in-use', '@order-1', 'tint:#d8cfc4'],
    });
    expect(media[4]).toMatchObject({
      url: '/media/mattress/footprint-twin.svg',
      tags: ['in-use', '@order-5', 'size:twin'],
    });
    expect(
      mediaFor(media, 'king')
        .map(({ url }) => url)
        .at(-1),
    ).toBe('/media/mattress/footprint-king.svg');
  });

  it('has one picture for each colour, and is drawn in one that has not been photographed yet', () => {
    const media = mediaOf(
      product('halcyon', 'sheet-set'),
      'halcyon',
      taken('halcyon/sheet-set/hero', 'halcyon/sheet-set/angle'),
      inEnglish,
    );
    expect(media.map(({ url, alt, tags }) => [url, alt, tags.slice(2)])).toEqual([
      ['/pictures/halcyon/sheet-set/hero-960.webp?v=h0', 'Sheet set in a bedroom', ['tint:#d8cfc4']],
      [
        '/pictures/halcyon/sheet-set/angle-960.webp?v=h1',
        'Sheet set in white',
        ['color:white', 'tint:#d8cfc4'],
      ],
      ['/media/sheet-set/plate.svg', 'Sheet set in grey', ['color:grey']],
    ]);
  });

  it('is described in French too', () => {
    const title = 'Matelas classique en mousse mémoire';
    expect(posesOf({ ...product('halcyon', 'mattress'), title }).map(({ alt }) => inFrench(alt))).toEqual([
      'Matelas classique en mousse mémoire dans une chambre',
      'Matelas classique en mousse mémoire, de face',
      'Matelas classique en mousse mémoire, de trois quarts',
      'Matelas classique en mousse mémoire, de près',
    ]);
  });

  it('is described by what stands before the camera where it is no thing: a plan by its folder', () => {
    const heroOf = (name: string) => inEnglish(posesOf(product('halcyon', name))[0]?.alt ?? '');
    expect(heroOf('mattress-protection-3-year')).toBe('3-year mattress protection: its folder on a mattress');
    expect(heroOf('foundation-accident-protection-10-year')).toBe(
      '10-year foundation protection with accidents: its folder on a foundation, beside a fallen cup',
    );
    expect(heroOf('white-glove-service')).toBe(
      'White glove service: a carton on a hand truck beside a made bed',
    );
    const plans = catalogue.brands
      .filter(({ key }) => key === 'halcyon')
      .flatMap(({ products }) => products.filter(({ plan, kind }) => plan || kind === 'service'))
      .flatMap((plan) => posesOf(plan).map(({ alt }) => inFrench(alt)));
    expect(plans.length).toBe(19 * 4);
    expect(plans.filter((alt) => /folder|hand truck/.test(alt))).toEqual([]);
  });

  it('is told apart by its descriptions in every one of its pictures', () => {
    const alike = catalogue.brands.flatMap(({ key, products }) =>
      products.filter((each) => {
        const views = [
          'hero',
          'front',
          'angle',
          'detail',
          ...each.colors.map(({ value }) => `angle-${value}`),
        ];
        const all = taken(...views.map((view) => `${key}/${each.name}/${view}`));
        const alts = mediaOf(each, key, all, inEnglish).map(({ alt }) => alt);
        return new Set(alts).size < alts.length;
      }),
    );
    expect(alike.map(({ name }) => name)).toEqual([]);
  });
});

describe('a shop with some photographs', () => {
  let database: Database;
  let reader: CatalogueReader;
  beforeAll(async () => {
    database = await openFilledDatabase(inject('postgresUrl'), inject('storeTemplate'));
    reader = await openCatalogueReader({
      database,
      catalogue,
      photographs: taken(
        ...sold.map(({ from, name }) => `${from}/${name}/hero`),
        ...['hero', 'angle-grey'].map((view) => `halcyon/natural-cotton-sheet-set/${view}`),
      ),
      clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
      hosts: {},
      onChange: () => undefined,
    });
  });
  afterAll(() => database.close());

  const sold = catalogue.brands.flatMap(({ key, brand }) =>
    brand.sells.flatMap(({ from, products: names }) => names.map((name) => ({ seller: key, from, name }))),
  );

  it('shows those of the brand that makes a thing wherever it is sold', () => {
    expect(sold.length).toBeGreaterThan(5);
    const first = ({ seller, name }: (typeof sold)[number]) =>
      reader.getStorefront(seller).findEntry(name)?.media[0]?.url;
    expect(sold.map(first)).toEqual(
      sold.map(({ from, name }) => expect.stringContaining(`/pictures/${from}/${name}/hero-960.webp`)),
    );
  });

  it('shows everything else as it is drawn', () => {
    const others = reader
      .getStorefront('halcyon')
      .entries.filter(({ data }) => sold.every(({ name }) => name !== data.name))
      .filter(({ data }) => data.name !== 'natural-cotton-sheet-set');
    expect(others.length).toBeGreaterThan(5);
    for (const { media } of others)
      for (const { url } of media) expect(url).toMatch(/^\/media\/[\w-]+\/[\w-]+\.svg/);
  });

  it('offers a thing beside others in its photographs, in each of its colours that has one', () => {
    const upsell = reader
      .getStorefront('halcyon')
      .upsells.find(({ name }) => name === 'natural-cotton-sheet-set');
    expect(upsell?.thumbnail).toMatch(/^\/pictures\/halcyon\/natural-cotton-sheet-set\/hero-320\.webp/);
    const { grey, ...others } = upsell?.imageByColor ?? {};
    expect(grey).toMatch(/^\/pictures\/halcyon\/natural-cotton-sheet-set\/angle-grey-960\.webp/);
    expect(Object.keys(others).length).toBeGreaterThan(0);
    for (const url of Object.values(others)) expect(url).toMatch(/^\/media\//);
  });
});
