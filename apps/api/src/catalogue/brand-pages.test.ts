import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, openPages } from '../testing/open-pages.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();
let open: OpenPage;
beforeAll(async () => {
  open = await openPages(store.api);
});

/** The status of a page and its title, as a browser shows it. */
const titleAt = async (key: string, url: string): Promise<string> => {
  const response = await open(key, url);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? [];
  return `${response.status} ${title}`;
};
const aurelle = (url: string) => titleAt('aurelle', url);

describe('the mattresses of Aurelle', () => {
  it('has a soft memory foam mattress at /mattress/memory-foam/soft [C2.68]', async () => {
    expect(await aurelle('/mattress/memory-foam/soft')).toBe(
      '200 Aurelle memory foam mattress, soft | Aurelle',
    );
  });

  it('has a firm one at /mattress/memory-foam/firm [C2.69]', async () => {
    expect(await aurelle('/mattress/memory-foam/firm')).toBe(
      '200 Aurelle memory foam mattress, firm | Aurelle',
    );
  });

  it('has a luxury firm one at /mattress/memory-foam/luxury-firm [C2.70]', async () => {
    expect(await aurelle('/mattress/memory-foam/luxury-firm')).toBe(
      '200 Aurelle memory foam mattress, luxury firm | Aurelle',
    );
  });

  it('has a soft hybrid at /mattress/hybrid/soft [C2.71]', async () => {
    expect(await aurelle('/mattress/hybrid/soft')).toBe('200 Aurelle hybrid mattress, soft | Aurelle');
  });

  it('has a firm hybrid at /mattress/hybrid/firm [C2.72]', async () => {
    expect(await aurelle('/mattress/hybrid/firm')).toBe('200 Aurelle hybrid mattress, firm | Aurelle');
  });

  it('has a luxury firm hybrid at /mattress/hybrid/luxury-firm [C2.73]', async () => {
    expect(await aurelle('/mattress/hybrid/luxury-firm')).toBe(
      '200 Aurelle hybrid mattress, luxury firm | Aurelle',
    );
  });

  it('are that family alone: /mattress leads to them, and there is no firmness that nobody makes', async () => {
    const bare = await open('aurelle', '/mattress');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/mattresses']);
    expect((await open('aurelle', '/mattress/hybrid/rock-hard')).status).toBe(404);
  });

  it('can be had in a size by the address, and a family of another brand cannot', async () => {
    expect((await open('aurelle', '/mattress/hybrid/soft/size-king')).status).toBe(200);
    expect((await open('fernloft', '/mattress/hybrid/soft')).status).toBe(404);
  });
});

describe('the beds and the linen of Aurelle', () => {
  it('have the Waverly bed at its own page [C2.102]', async () => {
    expect(await aurelle('/bed-frames/waverly-bed-frame')).toBe('200 Waverly bed frame | Aurelle');
  });

  it('has the Thalia, with the adjustable base that stands inside it [C2.103]', async () => {
    expect(await aurelle('/bed-frames/thalia-bed-frame')).toBe('200 Thalia bed frame | Aurelle');
    const { upsells } = store.deps.catalogue.getStorefront('aurelle');
    const thalia = upsells.find(({ name }) => name === 'thalia-bed-frame');
    expect(thalia?.pairedItem?.name).toBe('adjustable-bed-frame');
  });

  it('have the Somerset bed at its own page [C2.104]', async () => {
    expect(await aurelle('/bed-frames/somerset-bed-frame')).toBe('200 Somerset bed frame | Aurelle');
  });

  it('have linen sheets [C2.127]', async () => {
    expect(await aurelle('/bedding/linen-sheet-set')).toBe('200 Linen sheet set | Aurelle');
  });

  it('have percale sheets [C2.128]', async () => {
    expect(await aurelle('/bedding/percale-sheet-set')).toBe('200 Percale sheet set | Aurelle');
  });

  it('has a linen duvet set [C2.129]', async () => {
    expect(await aurelle('/bedding/linen-duvet-set')).toBe('200 Linen duvet set | Aurelle');
  });

  it('has a percale duvet set [C2.130]', async () => {
    expect(await aurelle('/bedding/percale-duvet-set')).toBe('200 Percale duvet set | Aurelle');
  });

  it('has a duvet insert [C2.131]', async () => {
    expect(await aurelle('/bedding/duvet-insert')).toBe('200 Duvet insert | Aurelle');
  });

  it('has a down pillow [C2.132]', async () => {
    expect(await aurelle('/bedding/down-pillow')).toBe('200 Down pillow | Aurelle');
  });

  it('has a latex pillow [C2.133]', async () => {
    expect(await aurelle('/bedding/latex-pillow')).toBe('200 Latex pillow | Aurelle');
  });

  it('has a Tencel mattress protector [C2.134]', async () => {
    expect(await aurelle('/bedding/tencel-mattress-protector')).toBe(
      '200 Tencel mattress protector | Aurelle',
    );
  });
});

describe('the pages of the other brands', () => {
  it('has the premier luxury hybrid of one brand alone [C2.74]', async () => {
    const url = '/mattresses/premier-luxury-hybrid-mattress';
    expect(await titleAt('cumula', url)).toBe('200 Nimbus premier luxury hybrid mattress | Cumula');
    expect(await titleAt('cumula-ca', url)).toBe('200 Nimbus premier luxury hybrid mattress | Cumula');
    expect((await open('halcyon', url)).status).toBe(404);
  });

  it('have at one address what each brand calls its classic', async () => {
    const titles = await Promise.all(
      ['halcyon', 'drift', 'fernloft', 'cumula', 'hevea', 'pennyrest'].map((key) =>
        titleAt(key, '/mattress'),
      ),
    );
    expect(titles).toEqual([
      '200 Classic memory foam mattress | Halcyon',
      '200 Drift original mattress | Drift',
      '200 Meadow latex hybrid mattress | Fernloft',
      '200 Cumulus memory foam mattress | Cumula',
      '200 No. 2 latex hybrid mattress | Hevea',
      '200 The Penny mattress | Pennyrest',
    ]);
  });

  it('bring the typefaces of their own brand and of no other', async () => {
    const html = await (await open('pennyrest', '/')).text();
    const preloaded = Array.from(
      html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g),
      ([, url = '']) => url,
    );
    expect(preloaded.map((url) => /\/([a-z0-9-]+)-latin-wght/.exec(url)?.[1]).toSorted()).toEqual([
      'public-sans',
      'space-grotesk',
    ]);
    expect(html).not.toContain('Fraunces');
  });
});
