import type { BundleListing } from '@counterpane/contract/pages/set-pages';
import { message } from '@counterpane/messages/message';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { bundleSizes } from '@counterpane/rules/bundles/bundle-default-size';
import { cheapestChoices } from '@counterpane/rules/bundles/cheapest-bundle';
import { decideBundleChoice } from '@counterpane/rules/bundles/choose-bundle';
import { savingFor } from '@counterpane/rules/bundles/find-sets';
import { money } from '@counterpane/rules/money/money';
import { atUnitPrices } from '../../cart/pricing/unit-price.ts';
import { localizeIn } from '../../catalogue/localize-in.ts';
import { pictureOf } from '../../catalogue/picture-of.ts';
import { setScenePicture } from '../../catalogue/set-scene-picture.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceItems } from '../pages/price-items.ts';
import { storefrontView } from '../pages/storefront-view.ts';
import { getEntryById } from '../products/product-info.ts';
import { adjustableMattresses, builderModes } from './find-set-pages.ts';
import { setSummary } from './set-summary.ts';
import { adjustablePath, BUILDERS, builderTitles } from './set-words.ts';

/** The list of all bundles with a page: what is in each, what it costs from and what it saves. */
export const bundleListing = (storefront: Storefront, now: string): BundleListing => {
  const { name: brand } = storefront.brand.brand;
  const localize = localizeIn(storefront);
  const heading = localize(message('Mattress bundles'));
  return {
    storefront: storefrontView(storefront),
    title: `${heading} | ${brand}`,
    description: localize(
      message(
        'Mattresses with a base, a frame or a whole bed, for less than one by one. Choose a set from {brand} or put your own together.',
        { brand },
      ),
    ),
    heading,
    introduction: localize(
      message('A mattress and what it lies on, chosen to go together. Each set costs less than its parts.'),
    ),
    cards: storefront.bundles.flatMap((bundle) => cardOf(bundle, storefront, now)),
    builders: builderModes(storefront).map((mode) => {
      const { heading: title, subtitle: text } = builderTitles(mode, storefront);
      return { title, text, url: `${BUILDERS}/${mode}` };
    }),
    adjustable: adjustableMattresses(storefront).map(({ product, data }) => ({
      title: product.title,
      text: data.subtitle,
      url: adjustablePath(data),
    })),
    rooms: storefront.brand.collections.flatMap(({ name, title, subtitle, url }) =>
      url === null
        ? []
        : [{ title, text: subtitle, url, picture: setScenePicture(storefront, { name, title }) }],
    ),
  };
};

/** Whether there is anything to list. */
export const hasBundleListing = (storefront: Storefront, now: string): boolean =>
  storefront.bundles.some((bundle) => cardOf(bundle, storefront, now).length > 0);

const cardOf = (bundle: Bundle, storefront: Storefront, now: string): BundleListing['cards'] => {
  const data = storefront.brand.bundles.find(({ name }) => name === bundle.name);
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const sizes = bundleSizes(bundle, storefront.findProduct);
  const [cheapest] = sizes
    .flatMap((size) => summaryIn(size, bundle, storefront, now))
    .sort((a, b) => a.total.amount - b.total.amount);
  if (!data?.url || !cheapest) return [];
  return [
    {
      name: bundle.name,
      title: bundle.title,
      subtitle: data.subtitle,
      url: data.url,
      parts: bundle.groups.filter(({ isOptional }) => !isOptional).map(({ title }) => title),
      picture: cardPicture(bundle, storefront),
      from: cheapest.total,
      listPrice: cheapest.listTotal,
      saving: cash(Math.max(...sizes.map((size) => savingFor(bundle, size)))),
    },
  ];
};

/** All of it in a room; until that is there, what it is built on. */
const cardPicture = (bundle: Bundle, storefront: Storefront): { url: string; alt: string } => {
  const taken = setScenePicture(storefront, bundle);
  return taken
    ? { url: taken.url, alt: taken.alt }
    : { url: firstPicture(bundle, storefront), alt: bundle.title };
};

const firstPicture = ({ groups: [first] }: Bundle, storefront: Storefront): string =>
  first?.productIds[0] === undefined
    ? ''
    : (pictureOf(getEntryById(storefront, first.productIds[0]).media, [])?.thumbUrl ?? '');

const summaryIn = (size: string, bundle: Bundle, storefront: Storefront, now: string) => {
  const choices = cheapestChoices(bundle, size, atUnitPrices(storefront));
  const decision = choices && decideBundleChoice(bundle, choices, storefront.findProduct);
  return decision?.ok
    ? [
        setSummary(
          decision.change,
          { priced: priceItems(decision.change, storefront, now), whiteGlove: null },
          storefront,
          now,
        ),
      ]
    : [];
};
