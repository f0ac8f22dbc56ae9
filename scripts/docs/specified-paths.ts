import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface PathGroup {
  readonly title: string;
  readonly paths: readonly string[];
}

const ROOT = dirname(dirname(import.meta.dirname));

/** Rows of tests that open a page each: `['/mattress [C2.59]', …]`. */
const ROW = /'(\/[^' ]*) \[C2\.[^\]]*\]'/g;

/** The paths of a test that opens pages by the numbers of the specification. */
const openedBy = (file: string): string[] =>
  Array.from(readFileSync(join(ROOT, 'test/pages', file), 'utf8').matchAll(ROW), ([, path = '']) => path);

/** The furniture of collections, which a test opens by piece: `'/furniture/mira-chest': 'Mira 5-drawer chest'`. */
const PIECES = Array.from(
  readFileSync(join(ROOT, 'apps/api/src/catalogue/collection-pages.test.ts'), 'utf8').matchAll(
    /^ +'(\/[^']*)': '/gm,
  ),
  ([, path = '']) => path,
);

const opened = [...new Set([...openedBy('written-pages.test.ts'), ...openedBy('routes.test.ts'), ...PIECES])];
const below = (...folders: string[]): string[] =>
  opened.filter((path) => folders.some((folder) => path.startsWith(`/${folder}/`)));
const named = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `/${folder}/${name}`);

/** Reviews and accounts. */
export const UNOPENED = [
  '/reviews',
  '/reviews/video-testimonials',
  '/login',
  '/my-account',
  '/my-account/orders/1',
];
const LISTS = opened.filter((path) =>
  /^\/(?:[a-z]+-size-mattresses|mattresses|bed-frames|bedding|furniture|kids)$/.test(path),
);
const MATTRESSES = ['/mattress', ...below('mattresses')];
const FIRMNESSES = ['soft', 'firm', 'luxury-firm'];
const SETS = ['hudson', 'mira', 'socalle', 'zadilyn', 'calverson', 'lyncott'];

/**
 * The addresses of [C2], in its order: those that the tests of pages open one by one, and those of
 * sets, of the luxury brand and of the visitor's own pages, which they open in groups.
 */
export const SPECIFIED_PATHS: readonly PathGroup[] = [
  {
    title: 'Home, content and info',
    paths: [
      '/',
      ...opened.filter(
        (path) =>
          ![...LISTS, ...MATTRESSES].includes(path) &&
          !/^\/(?:bed|bedding|bed-frames|furniture|kids)\//.test(path),
      ),
      ...UNOPENED,
    ],
  },
  { title: 'Checkout', paths: named('checkout', ['cart', 'shipping', 'billing', 'review', 'success']) },
  { title: 'Listings', paths: [...LISTS, '/mattress-bundles'] },
  {
    title: 'Mattresses',
    paths: [
      ...MATTRESSES,
      '/mattresses/premier-luxury-hybrid-mattress',
      ...named('mattress/memory-foam', FIRMNESSES),
      ...named('mattress/hybrid', FIRMNESSES),
      '/mattress/adjustable-bundle',
      '/mattresses/hybrid-mattress/adjustable-bundle',
      '/mattress/hybrid/soft/adjustable-bundle',
    ],
  },
  {
    title: 'Bed frames',
    paths: [
      ...below('bed-frames'),
      ...named('bed-frames', ['waverly-bed-frame', 'thalia-bed-frame', 'somerset-bed-frame']),
    ],
  },
  {
    title: 'Bedding',
    paths: [
      ...below('bedding'),
      ...named('bedding', [
        'linen-sheet-set',
        'percale-sheet-set',
        'linen-duvet-set',
        'percale-duvet-set',
        'duvet-insert',
        'down-pillow',
        'latex-pillow',
        'tencel-mattress-protector',
      ]),
    ],
  },
  { title: 'Furniture', paths: [...below('furniture'), '/furniture/mid-century-bedroom-set'] },
  {
    title: 'Bundles and sets',
    paths: [
      ...named('mattress-bundles', [
        'adjustable-frame-bundle',
        'foundation-mattress-set',
        'frame-headboard-mattress-set',
        'bamboo-bed-and-mattress',
        'platform-bed-bundle',
        'foundation-bed-bundle',
        'frame-with-headboard-bed-bundle',
        'bamboo-bed-mattress-set',
        'premier-adjustable-base-mattress-set',
      ]),
      ...named('bundle-builder', [
        'customize-your-mattress-set',
        'adjustable-bed-mattress-set',
        'foundation-mattress-set',
        'frame-headboard-mattress-set',
      ]),
      ...named(
        'bedroom-sets',
        SETS.map((collection) => `${collection}-bed-and-nightstand-set`),
      ),
      ...below('kids'),
      ...named('kids', ['bamboo-kids-set', 'onita-kids-set', 'wistenpine-kids-set', 'kids-bed-bundle']),
    ],
  },
];
