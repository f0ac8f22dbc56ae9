import { SCENE_NAMES, sceneAlt } from '@counterpane/catalogue/content/scenes';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { Picture } from '@counterpane/contract/products/picture';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CatalogueReader, openCatalogueReader } from '../../catalogue/reader.ts';
import { setScenePicture } from '../../catalogue/set-scene-picture.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Database } from '../../database/open.ts';
import { openFilledDatabase } from '../../testing/open-test-database.ts';
import { bundleListing } from '../sets/bundle-listing.ts';
import { findCollectionPage } from '../sets/collection-page.ts';
import { contentPage } from './content-page.ts';
import { homePage } from './home-page.ts';
import { listingPage } from './listing-page.ts';

const catalogue = shippedCatalogue();
const NOW = '2026-11-20T12:00:00.000Z';
const SET = 'mira-bedroom-set';

/** Every scene of every brand, and one set of Halcyon. */
const taken = Object.fromEntries(
  [
    ...catalogue.brands.flatMap(({ key }) => SCENE_NAMES.map((name) => `${key}/scenes/${name}`)),
    `halcyon/scenes/set-${SET}`,
    'halcyon/scenes/set-adjustable-frame-bundle',
  ].map((file) => [
    file,
    file.endsWith('/home')
      ? { hash: 'h', tint: '#d8cfc4', width: 1440, height: 810 }
      : { hash: 'h', tint: '#d8cfc4', width: 960, height: 720 },
  ]),
);

let database: Database;
let reader: CatalogueReader;
beforeAll(async () => {
  database = await openFilledDatabase(inject('postgresUrl'), inject('storeTemplate'));
  reader = await openCatalogueReader({
    database,
    catalogue,
    photographs: taken,
    clock: { now: () => Date.parse(NOW) },
    hosts: {},
    onChange: () => undefined,
  });
});
afterAll(() => database.close());

const all = () =>
  catalogue.brands.flatMap(({ brand }) => brand.storefronts.map(({ key }) => reader.getStorefront(key)));

describe('a brand whose rooms have been photographed', () => {
  it('shows one of them at the head of every list, one that suits it', () => {
    const sceneOf = (storefront: Storefront, name: string) => {
      const listing = storefront.brand.content.listings[name];
      return listing ? listingPage(name, listing, storefront, {}).scene?.url : undefined;
    };
    const drift = reader.getStorefront('drift');
    expect(sceneOf(drift, 'bed-frames')).toBe('/pictures/drift/scenes/slats-960.webp?v=h');
    expect(sceneOf(drift, 'bedding')).toBe('/pictures/drift/scenes/laundry-960.webp?v=h');
    const empty = all().flatMap((storefront) =>
      Object.keys(storefront.brand.content.listings).filter((name) => !sceneOf(storefront, name)),
    );
    expect(empty).toEqual([]);
  });

  it('opens its home page with its own bed, wide, and shows what its mattress is made of', () => {
    expect(homePage(reader.getStorefront('drift'), NOW)).toMatchObject({
      hero: {
        picture: {
          url: '/pictures/drift/scenes/home-1440.webp?v=h',
          thumbUrl: '/pictures/drift/scenes/home-320.webp?v=h',
          alt: sceneAlt(reader.getStorefront('drift').brand, 'home'),
          width: 1440,
          height: 810,
          tint: '#d8cfc4',
        },
      },
      story: {
        picture: {
          url: '/pictures/drift/scenes/craft-960.webp?v=h',
          alt: sceneAlt(reader.getStorefront('drift').brand, 'craft'),
        },
      },
    });
    expect(homePage(reader.getStorefront('drift'), NOW).moods.map(({ url }) => url)).toEqual(
      // The morning stands for the furniture there.
      ['linen', 'floor', 'pillows'].map((name) => `/pictures/drift/scenes/${name}-960.webp?v=h`),
    );
  });

  it('shows the same rooms in each country it sells to', () => {
    const heroOf = (key: string) => homePage(reader.getStorefront(key), NOW).hero.picture;
    expect(heroOf('halcyon-ca')).toEqual(heroOf('halcyon'));
  });

  it('has a picture of its own for every post of its journal', async () => {
    for (const storefront of all()) {
      const page = storefront.pages.get('/posts');
      if (!page) continue;
      const { parts } = await contentPage(page, storefront, { path: '/posts' }, NOW);
      const pictures = parts?.kind === 'posts' ? parts.posts.map(({ picture }) => picture?.url) : [];
      expect(pictures.length, storefront.key).toBeGreaterThan(5);
      expect(new Set(pictures).size, storefront.key).toBe(pictures.length);
      expect(pictures.every((url) => url?.startsWith(`/pictures/${storefront.brand.key}/scenes/`))).toBe(
        true,
      );
    }
  });

  it('has a picture on every written page but those where something is looked up or compared', async () => {
    const bare: string[] = [];
    for (const storefront of all())
      for (const page of storefront.pages.values()) {
        const { picture } = await contentPage(page, storefront, { path: page.path }, NOW);
        if (picture === null) bare.push(`${page.template} ${page.path}`);
      }
    expect([...new Set(bare)].filter((each) => !/^(?:compare|quiz|stores) /.test(each))).toEqual([]);
  });

  it('says what its pictures show in every language that it speaks', () => {
    const spoken = catalogue.brands.flatMap((brand) =>
      brand.brand.storefronts.flatMap(({ key, otherLanguages }) =>
        otherLanguages.map((language) => ({ brand, key, language })),
      ),
    );
    expect(spoken.length).toBeGreaterThan(1);
    for (const { brand, key, language } of spoken) {
      const { localize } = reader.getStorefront(key, language);
      const alts = SCENE_NAMES.map((name) => sceneAlt(brand, name));
      expect([key, language, alts.filter((alt) => localize(alt) === alt)]).toEqual([key, language, []]);
    }
  });
});

describe('a set that stands in a room', () => {
  it('is shown together on its page and in the list of sets', () => {
    const storefront = reader.getStorefront('halcyon');
    const expected: Picture = {
      url: `/pictures/halcyon/scenes/set-${SET}-960.webp?v=h`,
      thumbUrl: `/pictures/halcyon/scenes/set-${SET}-320.webp?v=h`,
      alt: 'Mira bedroom set, together in a room',
      width: 960,
      height: 720,
      tint: '#d8cfc4',
    };
    const shown = (color: string) =>
      findCollectionPage(SET, { query: { color }, rememberedSize: null }, storefront, NOW)?.picture;
    expect(shown('white')).toEqual(expected);
    const { rooms, cards } = bundleListing(storefront, NOW);
    expect(rooms.find(({ title }) => title === 'Mira bedroom set')?.picture).toEqual(expected);
    expect(cards.find(({ name }) => name === 'adjustable-frame-bundle')?.picture.url).toBe(
      '/pictures/halcyon/scenes/set-adjustable-frame-bundle-960.webp?v=h',
    );
  });

  it('is shown by its bed in another colour than the one that it was photographed in', () => {
    const page = findCollectionPage(
      SET,
      { query: { color: 'navy' }, rememberedSize: null },
      reader.getStorefront('halcyon'),
      NOW,
    );
    expect(page?.picture?.alt).toBe('Mira panel bed in navy');
  });

  it('is shown by what it is built on while nobody has photographed it', () => {
    const drift = reader.getStorefront('drift');
    const set = { name: 'adjustable-frame-bundle', title: 'Adjustable bed' };
    expect(setScenePicture(drift, set)).toBeNull();
    const card = bundleListing(drift, NOW).cards.find(({ name }) => name === set.name);
    expect(card?.picture.url).toBe('/media/mattress/plate.svg');
  });
});
