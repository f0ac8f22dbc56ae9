import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, openPages } from '../testing/open-pages.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();
let open: OpenPage;
beforeAll(async () => {
  open = await openPages(store.api);
});

/** What is chosen on a page, as it comes without script: `size=king color=grey`. */
const chosenAt = async (key: string, url: string): Promise<string> => {
  const response = await open(key, url);
  if (response.status !== 200) return `${response.status} ${response.headers.get('location') ?? ''}`.trim();
  const boxes = (await response.text()).matchAll(
    /<input [^>]*name="(size|color)" checked="" value="([^"]+)"/g,
  );
  return Array.from(boxes, ([, name, value]) => `${name}=${value}`).join(' ');
};
const halcyon = (url: string) => chosenAt('halcyon', url);
const aurelle = (url: string) => chosenAt('aurelle', url);

describe('the address of a mattress', () => {
  it('may name a size, and the page starts with it [C2.77, C2.78]', async () => {
    expect(await halcyon('/mattress')).toBe('size=queen');
    expect(await halcyon('/mattress/size-king')).toBe('size=king');
    expect(await halcyon('/mattresses/hybrid-mattress/size-twinXL')).toBe('size=twinXL');
    expect(await aurelle('/mattress/hybrid/soft/size-king')).toBe('size=king');
  });

  it('may name material and firmness, which lead to the mattress that has them, in the size [C2.77]', async () => {
    expect(await halcyon('/mattress/hybrid')).toBe('301 /mattresses/hybrid-mattress');
    expect(await halcyon('/mattress/hybrid/size-king')).toBe('301 /mattresses/hybrid-mattress/size-king');
    expect(await halcyon('/mattress/luxury-firm/size-king')).toBe('301 /mattress/size-king');
    expect(await halcyon('/mattress/memory-foam/luxury-firm')).toBe('301 /mattress');
    expect(await aurelle('/mattress/hybrid/soft/firm/size-king')).toBe('301 /mattress/hybrid/firm/size-king');
  });

  it('is no page with a size, a material or a firmness in which nobody makes it [C2.77]', async () => {
    for (const path of [
      '/mattress/size-emperor',
      '/mattress/wool',
      '/mattress/soft',
      '/mattress/hybrid/soft',
    ])
      expect(await halcyon(path), path).toBe('404');
  });
});

describe('the address of anything else', () => {
  it('may choose by segments like size-king, of a product, of a bundle and of a set [C2.78]', async () => {
    expect(await halcyon('/bedding/sheet-set/size-king')).toBe('size=king color=white');
    expect(await halcyon('/bedding/sheet-set/size-king+color-grey')).toBe('size=king color=grey');
    expect(await halcyon('/mattress-bundles/platform-bed-bundle')).toBe('size=queen');
    expect(await halcyon('/mattress-bundles/platform-bed-bundle/size-king')).toBe('size=king');
    expect(await halcyon('/bedroom-sets/mira-bed-and-nightstand-set/size-king')).toMatch(/^size=king\b/);
  });

  it('chooses the size of the sheets and pillows in one box, whichever they come in [C2.118]', async () => {
    const box = '/bedding/serenity-sheet-set-pillow-bundle';
    for (const size of ['twin', 'twinXL', 'full', 'queen', 'king', 'calKing'])
      expect(await halcyon(`${box}/size-${size}`), size).toBe(`size=${size} color=white`);
    expect(await halcyon(`${box}/size-splitKing`)).toBe('404');
  });

  it('has one spelling: a bare or misspelt choice leads there [C2.78]', async () => {
    for (const path of ['king', 'Size-King', 'size-King'])
      expect(await halcyon(`/mattress/${path}`), path).toBe('301 /mattress/size-king');
    expect(await halcyon('/bedding/sheet-set/color-grey+size-king')).toBe(
      '301 /bedding/sheet-set/size-king+color-grey',
    );
  });
});
