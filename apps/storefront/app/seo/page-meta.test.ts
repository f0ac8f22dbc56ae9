import { expect, test } from 'vitest';
import { storefront } from '../../fixtures/brand.ts';
import { pageMeta, privateMeta } from './page-meta.ts';

test('a page names its one address and its likes in other countries', () => {
  const meta = pageMeta({
    root: { storefront, origin: 'http://localhost:3000' },
    title: 'Mattresses',
    description: 'All of them',
    path: '/mattresses',
    alternates: [{ hrefLang: 'en-CA', url: 'http://halcyon-ca.localhost:3000/' }],
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost:3000/mattresses',
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'en-CA',
    href: 'http://halcyon-ca.localhost:3000/mattresses',
  });
});

test('a link to a page is shared with a large picture of it, at its whole address', () => {
  const page = { title: 'Mattresses', description: 'All of them', path: '/mattresses' };
  const meta = pageMeta({ root: { storefront, origin: 'http://ca.shop.test/fr' }, ...page });
  expect(meta).toContainEqual({ property: 'og:image', content: 'http://ca.shop.test/fr/og/mattresses.png' });
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' });
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Mattresses' });
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(pageMeta({ root: { storefront, origin: 'http://shop.test' }, ...page, path: '/' })).toContainEqual({
    property: 'og:image',
    content: 'http://shop.test/og/home.png',
  });
});

test('a link to a product is shared with the card that networks ask for, and after it with its photograph', () => {
  const meta = pageMeta({
    root: { storefront, origin: 'http://ca.shop.test/fr' },
    title: 'Mira',
    description: 'A bed',
    path: '/bed-frames/mira',
    photo: { url: '/pictures/halcyon/mira/hero-960.webp?v=1', alt: 'Mira in a bedroom' },
  });
  const shared = meta.flatMap((each) =>
    'property' in each && each.property === 'og:image' ? [each.content] : [],
  );
  expect(shared).toEqual([
    'http://ca.shop.test/fr/og/bed-frames/mira.png',
    'http://ca.shop.test/pictures/halcyon/mira/hero-960.webp?v=1',
  ]);
});

test('a wide picture is shared with its own measures, a drawing only as the card that is drawn of the page', () => {
  const page = {
    root: { storefront, origin: 'http://shop.test' },
    title: 'Halcyon',
    description: 'Beds',
    path: '/',
  };
  const imagesOf = (photo: { url: string; alt: string; width: number; height: number }) =>
    pageMeta({ ...page, photo }).flatMap((each) =>
      'property' in each && /^og:image(?::width|:height)?$/.test(String(each.property)) ? [each.content] : [],
    );
  expect(
    imagesOf({ url: '/pictures/halcyon/scenes/home-1440.webp?v=1', alt: 'A bed', width: 1440, height: 810 }),
  ).toEqual(expect.arrayContaining(['1440', '810']));
  const drawn = imagesOf({ url: '/media/mira/plate.svg', alt: 'A bed', width: 960, height: 720 });
  expect(drawn).toContain('http://shop.test/og/home.png');
  expect(drawn).not.toContain('http://shop.test/media/mira/plate.svg');
});

test('a page may keep itself out of search engines', () => {
  const page = { root: undefined, title: 'Cover', description: 'A cover', path: '/cover' };
  expect(pageMeta({ ...page, index: false })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(pageMeta(page)).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test('pages of the visitor are kept out of search engines', () => {
  expect(privateMeta('Your cart')).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
});
