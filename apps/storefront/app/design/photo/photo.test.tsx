import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from './photo.tsx';
import { photoPreload } from './photo-preload.ts';

const PLACE = { alt: 'Mira in a bedroom', sizes: '(max-width: 768px) 100vw, 400px', width: 480, height: 360 };

const shown = (src: string, more: Partial<Parameters<typeof Photo>[0]> = {}): string =>
  renderToStaticMarkup(<Photo src={src} {...PLACE} {...more} />);

const HERO = '/pictures/halcyon/mira/hero-320.webp?v=a1b2';

test('a photograph is offered in three widths and two formats, the smaller format first', () => {
  const html = shown(HERO.replace('320', '960'));
  const [avif, webp] = [...html.matchAll(/srcSet="([^"]+)"/g)].map(([, set]) => set);
  expect(avif).toBe(
    [320, 640, 960].map((width) => `/pictures/halcyon/mira/hero-${width}.avif?v=a1b2 ${width}w`).join(', '),
  );
  expect(webp).toBe(avif?.replaceAll('avif', 'webp'));
  expect(html).toContain('type="image/avif"');
  expect(html.match(/sizes="\(max-width: 768px\) 100vw, 400px"/g)).toHaveLength(2);
});

test('its place is kept, in its own tint, and it comes when it is near', () => {
  const html = shown(HERO, { tint: '#d8cfc4' });
  expect(html).toMatch(
    /<img[^>]* loading="lazy"[^>]* style="background-color:#d8cfc4" alt="Mira in a bedroom" width="480" height="360"/,
  );
  expect(html).not.toContain('fetchPriority');
});

test('the one that a visitor waits for comes before all else', () => {
  expect(shown(HERO, { isFirst: 'main' })).toMatch(/loading="eager"[^>]* fetchPriority="high"/);
  expect(shown(HERO, { isFirst: true })).toMatch(/loading="eager"/);
});

test('a drawing stays one picture', () => {
  expect(shown('/media/mira/plate.svg')).toBe(
    '<img src="/media/mira/plate.svg" loading="lazy" alt="Mira in a bedroom" width="480" height="360"/>',
  );
});

test('the head of a page asks for the picture that a visitor waits for, and for no drawing', () => {
  expect(photoPreload({ url: HERO }, '100vw')).toMatchObject([
    { tagName: 'link', rel: 'preload', as: 'image', type: 'image/avif', imageSizes: '100vw' },
  ]);
  expect(photoPreload({ url: '/media/mira/plate.svg' }, '100vw')).toEqual([]);
});

test('a wide photograph comes in a width more, so that it fills a desktop', () => {
  const [preload] = photoPreload({ url: '/pictures/halcyon/scenes/home-1440.webp?v=1' }, '100vw');
  expect(preload).toMatchObject({
    imageSrcSet: [320, 640, 960, 1440]
      .map((width) => `/pictures/halcyon/scenes/home-${width}.avif?v=1 ${width}w`)
      .join(', '),
  });
  expect(shown(HERO)).not.toContain('1440');
});

test('what is looked at closely comes in a width more, where it has been taken so large', () => {
  const html = shown('/pictures/halcyon/mira/hero-1280.webp?v=1');
  const [avif = '', webp = ''] = [...html.matchAll(/srcSet="([^"]+)"/g)].map(([, set]) => set);
  const widthsIn = (set: string) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widthsIn(avif)).toEqual([320, 640, 960, 1280]);
  expect(widthsIn(webp)).toEqual([320, 640, 1280]);
  expect(shown('/pictures/halcyon/mira/hero-960.webp?v=1')).not.toContain('1280');
  // Nothing is offered that may not be there.
  expect(shown(HERO)).not.toMatch(/960\.webp|1280/);
});
