import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, openPages } from '../testing/open-pages.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();
let open: OpenPage;
beforeAll(async () => {
  open = await openPages(store.api);
});

const MADE = shippedCatalogue()
  .brands.filter(({ key }) => key === 'halcyon')
  .flatMap(({ products }) => products);

/** What a page says that it is, and the product that its form adds to the cart. */
const textsAt = async (url: string) => {
  const response = await open('halcyon', url);
  const html = await response.text();
  const textsOf = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text]) => text);
  const [form = ''] = /<form[^>]* data-purchase="".*?<\/form>/s.exec(html) ?? [];
  return {
    status: response.status,
    title: textsOf(/<title>([^<]*)<\/title>/g).join(),
    headings: textsOf(/<h1>([^<]*)<\/h1>/g),
    adds: /data-inventory-key="([^"]*)"/.exec(form)?.[1],
    hasButton: form.includes('data-add="" type="submit"') && form.includes('>Add to cart</button>'),
  };
};

/** Opens these pages, by their address, and holds each to its title; the catalogue has no other whose address is alike. */
const opens = async (alike: RegExp, titles: Readonly<Record<string, string>>): Promise<void> => {
  const made = MADE.filter(({ url }) => alike.test(url));
  expect(made.map(({ url }) => url).toSorted()).toEqual(Object.keys(titles).toSorted());
  for (const { url, inventoryKey } of made)
    expect(await textsAt(url), url).toEqual({
      status: 200,
      title: `${titles[url]} | Halcyon`,
      headings: [titles[url]],
      adds: inventoryKey,
      hasButton: true,
    });
};

describe('each has a page that says what it is and sells it:', () => {
  it('the nightstand, dresser and chest of the Socalle [C2.142]', () =>
    opens(/^\/furniture\/socalle-/, {
      '/furniture/socalle-nightstand': 'Socalle nightstand',
      '/furniture/socalle-dresser': 'Socalle 6-drawer dresser',
      '/furniture/socalle-chest': 'Socalle 5-drawer chest',
    }));

  it('the nightstand, dresser and chest of the Mira [C2.143]', () =>
    opens(/^\/furniture\/mira-/, {
      '/furniture/mira-nightstand': 'Mira nightstand',
      '/furniture/mira-dresser': 'Mira 7-drawer dresser',
      '/furniture/mira-chest': 'Mira 5-drawer chest',
    }));

  it('the nightstand, dresser and chest of the Hudson [C2.144]', () =>
    opens(/^\/furniture\/hudson-/, {
      '/furniture/hudson-nightstand': 'Hudson nightstand',
      '/furniture/hudson-dresser': 'Hudson 6-drawer dresser',
      '/furniture/hudson-chest': 'Hudson 4-drawer chest',
    }));

  it('the nightstand, dresser and chest of the Calverson [C2.145]', () =>
    opens(/^\/furniture\/calverson-/, {
      '/furniture/calverson-drawer-nightstand': 'Calverson drawer nightstand',
      '/furniture/calverson-dresser': 'Calverson 6-drawer dresser',
      '/furniture/calverson-5-drawer-chest': 'Calverson 5-drawer chest',
    }));

  it('the nightstand, dresser and chest of the Zadilyn [C2.146]', () =>
    opens(/^\/furniture\/zadilyn-/, {
      '/furniture/zadilyn-usb-charging-nightstand': 'Zadilyn USB charging nightstand',
      '/furniture/zadilyn-dresser': 'Zadilyn 6-drawer dresser',
      '/furniture/zadilyn-chest': 'Zadilyn 6-drawer chest',
    }));

  it('the nightstand, dresser and chest of the Lyncott [C2.147]', () =>
    opens(/^\/furniture\/lyncott-/, {
      '/furniture/lyncott-nightstand': 'Lyncott nightstand',
      '/furniture/lyncott-dresser': 'Lyncott 6-drawer dresser',
      '/furniture/lyncott-chest': 'Lyncott 5-drawer chest',
    }));

  it('the nightstand, dresser and chest of the Onita [C2.148]', () =>
    opens(/^\/furniture\/onita-/, {
      '/furniture/onita-nightstand': 'Onita nightstand',
      '/furniture/onita-dresser': 'Onita 6-drawer dresser',
      '/furniture/onita-modern-storage-chest': 'Onita modern storage chest',
    }));

  it('the nightstand, dresser and chest of the Cadmori [C2.149]', () =>
    opens(/^\/furniture\/cadmori-/, {
      '/furniture/cadmori-nightstand': 'Cadmori nightstand',
      '/furniture/cadmori-6-drawer-fluted-dresser': 'Cadmori 6-drawer fluted dresser',
      '/furniture/cadmori-chest': 'Cadmori 5-drawer chest',
    }));

  it('the nightstands for children [C2.180]', () =>
    opens(/^\/kids\/.*nightstand/, {
      '/kids/onita-kids-nightstand': 'Onita kids nightstand',
      '/kids/wistenpine-kids-nightstand': 'Wistenpine kids nightstand',
      '/kids/bamboo-kids-nightstand': 'Bamboo kids nightstand',
    }));
});
