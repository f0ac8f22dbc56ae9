import type { FeedItem } from '@counterpane/contract/pages/pages';
import { describe, expect, it } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { feedXml } from './feed-xml.ts';
import { sitemapXml } from './sitemap-xml.ts';

describe('the sitemap', () => {
  it('has every page with its likes elsewhere', () => {
    const alternates = [{ hrefLang: 'en-CA', url: 'http://ca.example/' }];
    const xml = sitemapXml([{ base: '', path: '/mattress', alternates }], 'http://us.example');
    expect(xml).toContain('<loc>http://us.example/mattress</loc>');
    expect(xml).toContain('hreflang="en-CA" href="http://ca.example/mattress"');
  });

  it('has a page in another language below the path of that language', () => {
    const alternates = [{ hrefLang: 'fr-CA', url: 'http://ca.example/fr/' }];
    const pages = ['/', '/mattress'].map((path) => ({ base: '/fr', path, alternates }));
    const xml = sitemapXml(pages, 'http://ca.example');
    expect(xml).toContain('<loc>http://ca.example/fr/mattress</loc>');
    expect(xml).toContain('hreflang="fr-CA" href="http://ca.example/fr/mattress"');
    expect(xml).toContain('<loc>http://ca.example/fr/</loc>');
  });
});

describe('the merchant feed', () => {
  const item: FeedItem = {
    id: 'hal-sheets_s_queen_c_white',
    groupId: 'hal-sheets',
    title: 'Sheets, Queen, "White"',
    description: 'Soft & deep.',
    path: '/bedding/sheet-set?variant=hal-sheets_s_queen_c_white',
    picture: '/media/sheet-set/plate.svg',
    brand: 'Halcyon',
    kind: 'sheets',
    size: 'Queen',
    color: null,
    price: { amount: 12_950, currency: 'USD' },
    salePrice: { amount: 8_900, currency: 'USD' },
    availability: 'in_stock',
    availableOn: null,
  };
  const xml = (more: Partial<FeedItem> = {}) =>
    feedXml({ storefront, items: [{ ...item, ...more }] }, 'http://us.example');

  it('leads to each variant by its id', () => {
    expect(xml()).toContain('<g:id>hal-sheets_s_queen_c_white</g:id>');
    expect(xml()).toContain(
      '<g:link>http://us.example/bedding/sheet-set?variant=hal-sheets_s_queen_c_white</g:link>',
    );
  });

  it('has the list price, the price of the sale where there is one, and nothing that is not known', () => {
    expect(xml()).toContain('<g:price>129.50 USD</g:price><g:sale_price>89.00 USD</g:sale_price>');
    expect(xml({ salePrice: item.price })).not.toContain('sale_price');
    expect(xml()).not.toContain('g:color');
  });

  it('cannot be broken by a text', () => {
    expect(xml()).toContain('Sheets, Queen, &quot;White&quot;');
    expect(xml()).toContain('Soft &amp; deep.');
  });
});
