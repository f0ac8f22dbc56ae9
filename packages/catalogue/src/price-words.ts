import type { Brand } from './brand.ts';
import { mostSpecificValue } from './most-specific-value.ts';
import type { ProductData } from './product-schema.ts';
import type { BrandData } from './schema.ts';
import { variantsOf } from './variants.ts';

/** `{cheaper:mattress}`: by how much the named product costs less than the one whose text it is; `dearer`: more. */
const DIFFERENCE = /\{(cheaper|dearer):([a-z0-9-]+)\}/g;

type Currency = BrandData['storefronts'][number]['currency'];

const SIGNS: Readonly<Record<Currency, string>> = { USD: '$', CAD: '$', GBP: '£' };

/**
 * A brand whose texts say differences of price in figures of its own price list: in whole units of the currency, in
 * queen where both come in it. What is not so, or compares with what is not sold, stays to be seen and is a fault.
 * @example "for {dearer:premier-memory-foam-mattress} more" // "for $300 more"
 */
export const withPriceWords = (brand: Brand, currency: Currency): Brand => {
  const fill = (product: ProductData, text: string): string =>
    text.replace(DIFFERENCE, (gap, direction: string, name: string) => {
      const other = brand.products.find((each) => each.name === name);
      const more = other ? queenPrice(brand, other) - queenPrice(brand, product) : 0;
      const amount = direction === 'dearer' ? more : -more;
      return amount > 0 ? `${SIGNS[currency]}${Math.round(amount / 100).toLocaleString('en-US')}` : gap;
    });
  return { ...brand, products: brand.products.map((product) => filledWith(product, fill)) };
};

/** What a brand's texts still say of prices that is not true. */
export const priceWordFaults = ({ products }: Brand): string[] =>
  products.flatMap((product) => {
    const gaps: string[] = [];
    filledWith(product, (_product, text) => {
      gaps.push(...Array.from(text.matchAll(DIFFERENCE), ([gap]) => gap));
      return text;
    });
    return gaps.map((gap) => `${product.name}: ${gap} compares with nothing, or the other way round`);
  });

type Fill = (product: ProductData, text: string) => string;

const filledWith = (product: ProductData, fill: Fill): ProductData => {
  const say = (text: string) => fill(product, text);
  const { suits, notFor } = product;
  return {
    ...product,
    highlights: product.highlights.map(({ title, text }) => ({ title, text: say(text) })),
    questions: product.questions.map(({ question, answer }) => ({
      question: say(question),
      answer: say(answer),
    })),
    ...(suits === undefined ? {} : { suits: say(suits) }),
    ...(notFor === undefined ? {} : { notFor: say(notFor) }),
  };
};

const queenPrice = ({ prices }: Pick<Brand, 'prices'>, product: ProductData): number => {
  const [first, ...others] = variantsOf(product);
  const shown = [first, ...others].find((variant) => variant?.size === 'queen') ?? first;
  return mostSpecificValue(prices[product.name], shown?.key ?? 'one')?.[1] ?? 0;
};
