import type { Brand } from './brand.ts';
import type { Claim } from './claims-schema.ts';
import type { PolicyData } from './policy-schema.ts';

/** What the rules know and data does not: which promise holds for a product now, and the partners that there are. */
export interface ClaimFacts {
  findPolicy(
    brand: Brand,
    subject: PolicyData['subject'],
    product: Pick<Brand['products'][number], 'name' | 'kind'>,
  ): { readonly days: number | null } | null;
  /** Partner stores in all, and those that the locator lists. */
  readonly partners: { readonly count: number; readonly listed: number };
}

/** What a brand says of itself: its own claims and those of every brand. What it does not say it may not word either. */
export const claimsOf = (brandKey: string, claims: readonly Claim[]): Claim[] =>
  claims.filter(
    ({ brands, exceptBrands }) => (brands?.includes(brandKey) ?? true) && !exceptBrands.includes(brandKey),
  );

/** Whether the data of a brand bears a claim out; a claim about what the brand does not sell is no lie. */
export const isTrue = ({ check }: Claim, brand: Brand, facts: ClaimFacts): boolean => {
  switch (check.kind) {
    case 'percent-off':
      return isPercentOff(check.percent, brand);
    case 'policy':
      return productsOf(check, brand).every(
        (product) => facts.findPolicy(brand, check.subject, product)?.days === check.days,
      );
    case 'specification':
      return namedIn(check.productNames, brand).every(({ specifications }) =>
        specifications.some(({ title, text }) => title === check.title && text.includes(check.text)),
      );
    case 'body-weight':
      return check.ranges.every(
        ({ pounds, from, to }) =>
          pounds * 100 <= from * check.percentTo && pounds * 100 >= to * check.percentFrom,
      );
    case 'count':
      return ofGroup(check.group, brand).length === check.count;
    case 'gifts':
      return ofGroup(check.group, brand).every(({ gifts }) =>
        check.kinds.every((kind) => namedIn(gifts, brand).some((gift) => gift.kind === kind)),
      );
    case 'partners':
      return facts.partners.count > check.moreThan && facts.partners.listed <= facts.partners.count;
    case 'fact':
      return true;
  }
};

/** In whole numbers: off / list <= percent / 100, and once exactly that. */
const isPercentOff = (percent: number, { prices }: Brand): boolean => {
  const offs = Object.values(prices)
    .flatMap((variants) => Object.values(variants))
    .map(([list = 0, price = 0]) => (list - price) * 100 - list * percent);
  return offs.every((off) => off <= 0) && offs.some((off) => off === 0);
};

const productsOf = (
  { kinds, productNames }: Extract<Claim['check'], { kind: 'policy' }>,
  brand: Brand,
): Brand['products'] => [
  ...brand.products.filter(({ kind }) => kinds.includes(kind)),
  ...namedIn(productNames, brand),
];

const namedIn = (names: readonly string[], { products }: Brand): Brand['products'] =>
  products.filter(({ name }) => names.includes(name));

const ofGroup = (wanted: string, { products }: Brand): Brand['products'] =>
  products.filter(({ group, kind }) => (group ?? kind) === wanted);
