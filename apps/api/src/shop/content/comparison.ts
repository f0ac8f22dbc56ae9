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
import { variantView } from '../pages/variant-view.ts';
import { feelText, mattressesOf, sizesOf, variantInSize } from './mattresses.ts';
import type { PartsRequest } from './parts-request.ts';

/** So many stand side by side and can still be read. */
const MOST = 4;

type Compared = PartsOf<'compare'>['beds'][number];

/** The mattresses of a storefront side by side in one size: all of them, or up to four that were asked for. */
export const comparison = ({ storefront, query, values, now }: PartsRequest): PartsOf<'compare'> => {
  const all = mattressesOf(storefront);
  const sizes = sizesOf(all);
  const asked = findSize(query.size ?? '') ?? DEFAULT_SIZE;
  const size = sizes.includes(asked) ? asked : (sizes[0] ?? DEFAULT_SIZE);
  const titled = (value: Size) => ({ value, title: storefront.localize(SIZE_TITLES[value]) });
  const names = new Set(query.with?.split(',') ?? []);
  const chosen = all.filter(({ data }) => names.has(data.name)).slice(0, MOST);
  return {
    kind: 'compare',
    size: titled(size),
    sizes: sizes.map(titled),
    chosen: chosen.map(({ data }) => data.name),
    all: all.map(({ data }) => ({ name: data.name, title: data.title })),
    others: [...storefront.pages.values()]
      .filter(({ path }) => path.includes('-vs-'))
      .map(({ title, path }) => ({ title: storefront.localizeHtml(fillValues(title, values)), path })),
    beds: (chosen.length > 0 ? chosen : all).map((entry) => compared(entry, size, storefront, now)),
  };
};

const compared = (entry: CatalogueEntry, size: Size, storefront: Storefront, now: string): Compared => {
  const { data, product, media } = entry;
  const variant = variantInSize(entry, size);
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
    feel: feelText(entry),
    height: data.height ?? null,
    pounds: data.pounds?.[size] ?? null,
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
  };
};

const giftText = ({
  title,
  quantity,
}: {
  readonly title: string;
  readonly quantity: number;
}): MessageOrText => (quantity === 1 ? title : message('{quantity} × {title}', { quantity, title }));
