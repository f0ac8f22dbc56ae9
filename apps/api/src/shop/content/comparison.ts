import { fillValues } from '@counterpane/catalogue/content/render-page';
import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { policyText } from '@counterpane/contract/policy-text';
import { type MessageOrText, message } from '@counterpane/messages/message';
import { DEFAULT_SIZE, findSize, SIZE_TITLES, type Size } from '@counterpane/rules/options/sizes';
import { findPolicy } from '@counterpane/rules/policies/policy-for';
import { localizeIn } from '../../catalogue/localize-in.ts';
import { cardPicture } from '../../catalogue/picture-of.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { cardOf } from '../pages/cards.ts';
import { wordTitle } from '../pages/facet-titles.ts';
import { variantView } from '../pages/variant-view.ts';
import { defaultVariant } from '../products/product-view.ts';
import { starsOf } from '../reviews/stars-of.ts';
import { comparedKinds } from './compared-kinds.ts';
import { feelText, sizesOf, variantInSize } from './mattresses.ts';
import type { PartsRequest } from './parts-request.ts';

/** So many stand side by side and can still be read. */
const MOST = 4;

type Compared = PartsOf<'compare'>['beds'][number];

/** The products of one kind side by side in one size: all of them, or up to four that were asked for. The first decides the kind. */
export const comparison = ({ storefront, query, values, now }: PartsRequest): PartsOf<'compare'> => {
  const kinds = comparedKinds(storefront);
  const names = new Set(query.with?.split(',') ?? []);
  const [kind, all] = askedKind(kinds, names, query.of ?? '');
  const sizes = sizesOf(all);
  const asked = findSize(query.size ?? '');
  const size = asked && sizes.includes(asked) ? asked : commonSize(all, sizes);
  const titled = (value: Size) => ({ value, title: storefront.localize(SIZE_TITLES[value]) });
  const named = (value: string) => ({ value, title: wordTitle('type', value, storefront) });
  const chosen = all.filter(({ data }) => names.has(data.name)).slice(0, MOST);
  return {
    kind: 'compare',
    of: named(kind),
    kinds: [...kinds.keys()].map(named),
    size: size && titled(size),
    sizes: sizes.map(titled),
    chosen: chosen.map(({ data }) => data.name),
    all: all.map(({ data }) => ({ name: data.name, title: data.title })),
    others: [...storefront.pages.values()]
      .filter(({ path }) => path.includes('-vs-'))
      .map(({ title, path }) => ({ title: storefront.localizeHtml(fillValues(title, values)), path })),
    beds: (chosen.length > 0 ? chosen : all).map((entry) => compared(entry, size, storefront, now)),
  };
};

/** The size that most of these are made in, and the usual one of those; null where there are no sizes. */
const commonSize = (all: readonly CatalogueEntry[], sizes: readonly Size[]): Size | null => {
  const madeIn = (size: Size): number => all.filter((entry) => variantInSize(entry, size) !== null).length;
  const usual = (size: Size): number => Number(size === DEFAULT_SIZE);
  return sizes.toSorted((a, b) => madeIn(b) - madeIn(a) || usual(b) - usual(a))[0] ?? null;
};

type Kinds = ReturnType<typeof comparedKinds>;

/** The kind of the first product that is named, else the one that is; mattresses where there is neither. */
const askedKind = (
  kinds: Kinds,
  names: ReadonlySet<string>,
  of: string,
): readonly [string, readonly CatalogueEntry[]] => {
  const [first] = names;
  const ofFirst = [...kinds].find(([, entries]) => entries.some(({ data }) => data.name === first));
  const asked = [...kinds].find(([kind]) => kind === of);
  return ofFirst ?? asked ?? ['mattress', kinds.get('mattress') ?? []];
};

const compared = (
  entry: CatalogueEntry,
  size: Size | null,
  storefront: Storefront,
  now: string,
): Compared => {
  const { data, product, media } = entry;
  const isMattress = product.kind === 'mattress';
  const variant = size === null || !hasSizes(entry) ? defaultVariant(product) : variantInSize(entry, size);
  const promise = (subject: 'trial' | 'warranty'): string | null => {
    const policy = findPolicy(storefront.policies, subject, product, now);
    return policy && localizeIn(storefront)(policyText(policy));
  };
  return {
    name: data.name,
    title: data.title,
    url: data.url,
    picture: cardPicture(media[0]),
    card: variant ? cardOf(entry, storefront, variant) : null,
    reviews: starsOf(entry.reviews),
    feel: isMattress ? feelText(entry) : null,
    height: data.height ?? null,
    pounds: size === null ? null : (data.pounds?.[size] ?? null),
    material: data.material
      ? storefront.localize(storefront.vocabulary.materials[data.material]?.title ?? data.material)
      : null,
    gifts: variant
      ? variantView(product, variant, storefront, now).gifts.map((gift) =>
          localizeIn(storefront)(giftText(gift)),
        )
      : [],
    trial: promise('trial'),
    warranty: promise('warranty'),
    suits: data.suits ?? null,
    specifications: isMattress ? [] : data.specifications.map(({ title, text }) => ({ title, text })),
  };
};

/** A nightstand has none, and costs what it costs. */
const hasSizes = (entry: CatalogueEntry): boolean => sizesOf([entry]).length > 0;

const giftText = ({
  title,
  quantity,
}: {
  readonly title: string;
  readonly quantity: number;
}): MessageOrText => (quantity === 1 ? title : message('{quantity} × {title}', { quantity, title }));
