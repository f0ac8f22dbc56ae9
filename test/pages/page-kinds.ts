import type { Brand } from '@counterpane/catalogue/brand';
import { pagesFor } from '@counterpane/catalogue/content/pages-for';
import type { Catalogue } from '@counterpane/catalogue/load';
import { localBrand } from '@counterpane/catalogue/local-brand';

/** A storefront with one page of every kind that it has, chosen from what it sells. */
export interface StorefrontKinds {
  readonly key: string;
  readonly brand: string;
  readonly country: string;
  readonly language: string;
  /** Every kind. */
  readonly paths: readonly string[];
  /** One of each layout: what is enough where another storefront has shown the same in the same colours. */
  readonly layouts: readonly string[];
  /** What shows the colours and the words of a storefront: its home page and a product, or every layout on a whole crawl. */
  readonly own: readonly string[];
  /** What a cart may hold: the name of a mattress. */
  readonly mattress: string;
  /** The page of that mattress. */
  readonly url: string;
}

/** `CRAWL=whole` looks at every page of every storefront; else Halcyon shows every kind, and the others what is their own. */
export const IS_WHOLE_CRAWL = process.env.CRAWL === 'whole';

/** Everything that a page can be, on each storefront. */
export const readPageKinds = (catalogue: Catalogue): StorefrontKinds[] =>
  catalogue.brands.flatMap((whole) =>
    whole.brand.storefronts.map((storefront) => {
      const brand = localBrand(whole, storefront);
      const { key, country, language } = storefront;
      const written = pagesFor(catalogue.pages, brand.pages, { brandKey: whole.key, country, language });
      const { name, url } = first(brand.products.filter(({ kind, group }) => kind === 'mattress' && !group));
      const set = first(brand.bundles.flatMap((bundle) => bundle.url ?? []));
      const layouts = ['/', '/mattresses', url, set, '/p/returns', '/search?q=pillow', '/no-such-page'];
      return {
        ...{ key, country, language, mattress: name, url, layouts },
        brand: whole.key,
        own: IS_WHOLE_CRAWL ? layouts : ['/', url],
        paths: [
          ...listsOf(brand),
          ...productsOf(brand),
          ...[set, '/mattress-bundles', `${url}/adjustable-bundle`, BUILDER],
          ...brand.collections.flatMap((collection) => collection.url ?? []).slice(0, 1),
          ...WRITTEN.filter((path) => written.has(path.replace(/\?.*/, ''))),
          ...[`/room/${name}?${ROOMY}`, `/room/${name}?${TIGHT}`],
          ...[`/reviews?product=${name}`, `/reviews/questions?product=${name}`],
          ...[
            '/reviews/video-testimonials',
            '/reviews/helpful',
            '/preferences',
            '/newsletter',
            `/notices?product=${name}`,
          ],
          ...['/search?q=pillow', '/search?q=xyzzy', '/checkout/cart', '/no-such-page'],
        ],
      };
    }),
  );

/** A room and a door in which a queen fits, and some in which nothing does. */
const ROOMY = 'size=queen&width=4m&length=4m&door=80cm&door-height=200cm';
const TIGHT = 'size=queen&width=2m&length=2m&door=60cm&door-height=100cm';

const BUILDER = '/bundle-builder/customize-your-mattress-set';

/** One page of each way of showing what someone wrote. */
const WRITTEN = [
  '/p/returns',
  '/p/support',
  '/compare',
  '/p/mattress-quiz',
  '/store/store-locator',
  '/faq',
  '/faq?q=warranty',
  '/total-value',
  '/white-glove-service',
  '/posts',
  '/posts/choosing-a-pillow',
];

/** Home, a list with its comparison, the same narrowed to something and to nothing, sale, and a page of one size. */
const listsOf = ({ content }: Brand): string[] => [
  '/',
  '/mattresses',
  '/mattresses?size=queen&sort=price-low',
  '/mattresses?price=0-1',
  ...['sale', 'queen-size-mattresses', 'bedding', 'kids']
    .filter((name) => Object.hasOwn(content.listings, name))
    .map((name) => `/${name}`),
];

const SHOWN = ['mattress', 'bedframe', 'sheets', 'pillow', 'dresser'];

const productsOf = ({ products }: Brand): string[] =>
  SHOWN.flatMap((kind) => products.find((product) => product.kind === kind)?.url ?? []);

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('a storefront without a mattress or without a set');
  return item;
};
