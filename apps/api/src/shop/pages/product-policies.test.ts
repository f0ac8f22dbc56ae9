import { describe, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const promises = async (name: string) =>
  result(await store.shopper().client.productPage(name)).promises.map(
    ({ figure, text }) => `${figure} ${text}`,
  );

describe('what a product page promises', () => {
  it('is 365 nights and a forever warranty on a mattress, and free delivery [C1.22, C1.23, C1.32]', async () => {
    expect(await promises('mattress')).toEqual([
      '365 nights to try',
      'Forever warranty',
      'Free delivery, returns',
    ]);
  });

  it('is 50 nights on frames and pillows [C1.24]', async () => {
    for (const name of ['metal-foldable-bed-frame', 'pillow'])
      expect(await promises(name)).toContain('50 nights to try');
  });

  it('is 60 nights on some bedding [C1.25]', async () => {
    expect(await promises('sheet-set')).toContain('60 nights to try');
  });

  it('is 30 days to return furniture [C1.27]', async () => {
    expect(await promises('socalle-nightstand')).toEqual([
      '1 year warranty',
      '30 days to return it',
      'Free delivery, returns',
    ]);
  });

  it('is a warranty of 1, 3, 5 or 10 years on the rest [C1.28, C1.29, C1.30, C1.31]', async () => {
    expect(await promises('sheet-set')).toContain('1 year warranty');
    expect(await promises('metal-foldable-bed-frame')).toContain('3 years warranty');
    expect(await promises('steel-frame-mattress-foundation')).toContain('3 years warranty');
    expect(await promises('pillow')).toContain('5 years warranty');
    expect(await promises('dual-temperature-weighted-blanket')).toContain('5 years warranty');
    expect(await promises('adjustable-bed-frame')).toContain('10 years warranty');
  });

  it('says what a foundation holds, and how heavy a weighted blanket should be [C1.33, C1.36]', async () => {
    const foundation = result(await store.shopper().client.productPage('steel-frame-mattress-foundation'));
    expect(foundation.description).toContain('up to 700 lbs');
    const blanket = result(await store.shopper().client.productPage('dual-temperature-weighted-blanket'));
    expect(blanket.questions.map(({ answer }) => answer).join(' ')).toContain('8 - 15% of their body weight');
  });

  it('is nothing for a plan', async () => {
    expect(await promises('mattress-protection-3-year')).toEqual([]);
  });

  it('is the same on the home page', async () => {
    const home = result(await store.shopper().client.homePage());
    expect(home.promises[0]).toEqual({ figure: '365', text: 'nights to try' });
  });
});
