import type { BundleData } from '@counterpane/catalogue/bundle-schema';
import type { CollectionData } from '@counterpane/catalogue/collection-schema';
import { message } from '@counterpane/messages/message';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { BuilderMode } from '@counterpane/rules/bundles/builder';
import { localizeIn } from '../../catalogue/localize-in.ts';
import { setScenePicture } from '../../catalogue/set-scene-picture.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import type { SetWords } from './bundle-page.ts';

/** The addresses of bundles and of builders, without their names. */
export const BUNDLES = '/mattress-bundles';
export const BUILDERS = '/bundle-builder';

/** The page of a mattress with an adjustable base. */
export const adjustablePath = ({ url }: Pick<CatalogueEntry['data'], 'url'>): string =>
  `${url}/adjustable-bundle`;

const home = (storefront: Storefront) => ({ title: localizeIn(storefront)(message('Home')), url: '/' });
const allBundles = (storefront: Storefront) => ({
  title: localizeIn(storefront)(message('Mattress bundles')),
  url: BUNDLES,
});

/** In which list sets of a folder are found. */
const PARENTS: Readonly<Record<string, string>> = {
  'bedroom-sets': 'furniture',
  furniture: 'furniture',
  kids: 'kids',
};

type Crumbs = SetWords['breadcrumbs'];

/** The breadcrumb of a list, or none where the brand has no such list. */
const listCrumbs = (name: string, { brand }: Storefront): Crumbs => {
  const { listings } = brand.content;
  const listing = Object.hasOwn(listings, name) ? listings[name] : undefined;
  return listing ? [{ title: listing.heading, url: `/${name}` }] : [];
};

const parentsOf = (url: string, storefront: Storefront): Crumbs => {
  const [, folder = ''] = url.split('/');
  if (`/${folder}` === BUNDLES) return [allBundles(storefront)];
  return listCrumbs(Object.hasOwn(PARENTS, folder) ? (PARENTS[folder] ?? '') : '', storefront);
};

/** What the file of a brand says of a set with a page of its own. */
export const dataWords = (
  { name, title, subtitle, description, search }: BundleData | CollectionData,
  url: string,
  storefront: Storefront,
): SetWords => ({
  path: url,
  title: `${title} | ${storefront.brand.brand.name}`,
  description,
  heading: title,
  subtitle,
  breadcrumbs: [home(storefront), ...parentsOf(url, storefront), { title, url }],
  search: { index: search.index, canonical: search.canonical ?? url },
  picture: setScenePicture(storefront, { name, title }),
});

/** The page of a mattress with an adjustable base ([C2]: its own title and description). */
export const adjustableWords = ({ data, product }: CatalogueEntry, storefront: Storefront): SetWords => {
  const localize = localizeIn(storefront);
  const { title } = product;
  const heading = localize(message('{title} with adjustable base', { title }));
  const path = adjustablePath(data);
  return {
    path,
    heading,
    title: `${heading} | ${storefront.brand.brand.name}`,
    description: localize(
      message(
        'The {title} with a base that lifts head and feet, for less than one by one: choose the size and see the price of the set.',
        { title },
      ),
    ),
    subtitle: localize(
      message('One bed that sits up when you do, for less than mattress and base one by one.'),
    ),
    breadcrumbs: [
      home(storefront),
      ...listCrumbs('mattresses', storefront),
      { title, url: data.url },
      { title: localize(message('With adjustable base')), url: path },
    ],
    search: { index: data.search.index, canonical: path },
    picture: null,
  };
};

/** What each builder is called, and what it is for. */
const BUILDER_WORDS: Readonly<Record<BuilderMode, { heading: PlainMessageId; subtitle: PlainMessageId }>> = {
  'customize-your-mattress-set': {
    heading: 'Build your mattress set',
    subtitle: 'Any mattress on any base or bed. What goes together costs less together.',
  },
  'adjustable-bed-mattress-set': {
    heading: 'Build an adjustable set',
    subtitle: 'Choose the mattress, then the size: the base lifts head and feet.',
  },
  'foundation-mattress-set': {
    heading: 'Build a mattress and foundation set',
    subtitle: 'A mattress and something firm to lie on, in steel or in spruce.',
  },
  'frame-headboard-mattress-set': {
    heading: 'Build a frame, headboard and mattress set',
    subtitle: 'Choose the frame first, then what goes with it.',
  },
};

/** The same in the language of a storefront. */
export const builderTitles = (mode: BuilderMode, storefront: Storefront) => {
  const localize = localizeIn(storefront);
  const { heading, subtitle } = BUILDER_WORDS[mode];
  return { heading: localize(message(heading)), subtitle: localize(message(subtitle)) };
};

export const builderWords = (mode: BuilderMode, storefront: Storefront): SetWords => {
  const { heading, subtitle } = builderTitles(mode, storefront);
  const path = `${BUILDERS}/${mode}`;
  return {
    path,
    heading,
    subtitle,
    title: `${heading} | ${storefront.brand.brand.name}`,
    description: localizeIn(storefront)(
      message('{subtitle} Put it together step by step and see what it costs.', { subtitle }),
    ),
    breadcrumbs: [home(storefront), allBundles(storefront), { title: heading, url: path }],
    search: { index: true, canonical: path },
    picture: null,
  };
};
