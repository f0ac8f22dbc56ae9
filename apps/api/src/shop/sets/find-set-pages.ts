import type { BundlePageBody } from '@counterpane/contract/pages/set-pages';
import { findAdjustableBundle } from '@counterpane/rules/bundles/adjustable-bundle';
import { BUILDER_MODES, type BuilderMode, builderBundle } from '@counterpane/rules/bundles/builder';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { bundleStart } from '@counterpane/rules/bundles/bundle-start';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { bundlePage } from './bundle-page.ts';
import { requestedBundle, type SetRequest } from './set-request.ts';
import { adjustableWords, BUNDLES, builderWords, dataWords } from './set-words.ts';

/** Answers what a page of a storefront shows, or null where it has none. `now` is an ISO time. */
type FindBundlePage = (
  name: string,
  asked: SetRequest,
  storefront: Storefront,
  now: string,
) => BundlePageBody | null;

/** Whether a storefront has a page of a name. It is cheaper than to find the page, with all its prices. */
type HasPage = (name: string, storefront: Storefront) => boolean;

/** The page of a bundle by its name. */
export const findBundlePage: FindBundlePage = (name, asked, storefront, now) => {
  const found = findBundle(storefront, name);
  if (!found?.data.url) return null;
  const words = { ...dataWords(found.data, found.data.url, storefront), isBuilder: false };
  return bundlePage(found.bundle, words, asked, storefront, now);
};

export const hasBundlePage: HasPage = (name, storefront) => Boolean(findBundle(storefront, name)?.data.url);

/** The page of a mattress with an adjustable base, by the name of the mattress. */
export const findAdjustablePage: FindBundlePage = (name, asked, storefront, now) => {
  const found = findAdjustable(name, storefront);
  if (!found) return null;
  const words = { ...adjustableWords(found.entry, storefront), isBuilder: false };
  return bundlePage(found.bundle, words, asked, storefront, now);
};

export const hasAdjustablePage: HasPage = (name, storefront) => findAdjustable(name, storefront) !== null;

const findAdjustable = (name: string, storefront: Storefront) => {
  const entry = storefront.findEntry(name);
  const bundle = entry && findAdjustableBundle(storefront.bundles, entry.product.id, storefront.findProduct);
  return bundle && findBundle(storefront, bundle.name) ? { entry, bundle } : null;
};

/** The builder of a mode. What goes with mattress and base follows from them, so they are chosen first. */
export const findBuilderPage: FindBundlePage = (name, asked, storefront, now) => {
  const mode = BUILDER_MODES.find((one) => one === name);
  const empty = mode && builderBundle(mode, listedBundles(storefront), {}, storefront.findProduct);
  if (!mode || !empty) return null;
  const { products } = bundleStart(empty, requestedBundle(empty, asked, storefront), storefront.findProduct);
  const built = builderBundle(mode, listedBundles(storefront), products, storefront.findProduct);
  const words = { ...builderWords(mode, storefront), isBuilder: true };
  return built && bundlePage(inWords(built, storefront), words, asked, storefront, now);
};

export const hasBuilderPage: HasPage = (name, storefront) =>
  builderModes(storefront).some((mode) => mode === name);

/** What is asked for first has no title in a file of the brand. */
const inWords = (bundle: Bundle, { localize }: Storefront): Bundle => ({
  ...bundle,
  groups: bundle.groups.map((group) =>
    group.isOptional ? group : { ...group, title: localize(group.title) },
  ),
});

/** The bundles that stand in the list of mattress bundles. */
export const listedBundles = (storefront: Storefront): readonly Bundle[] =>
  storefront.bundles.filter(({ name }) =>
    storefront.brand.bundles.some((data) => data.name === name && data.url?.startsWith(`${BUNDLES}/`)),
  );

/** The mattresses that have a page with an adjustable base. */
export const adjustableMattresses = ({ entries, bundles, findProduct }: Storefront): CatalogueEntry[] =>
  entries.filter(({ product }) => findAdjustableBundle(bundles, product.id, findProduct) !== null);

/** The builders that have something to build from. */
export const builderModes = (storefront: Storefront): BuilderMode[] => {
  const listed = listedBundles(storefront);
  return BUILDER_MODES.filter((mode) => builderBundle(mode, listed, {}, storefront.findProduct) !== null);
};

/** A bundle as the rules see it, and as the file of its brand tells it. */
const findBundle = ({ bundles, brand }: Storefront, wanted: string) => {
  const bundle = bundles.find(({ name }) => name === wanted);
  const data = brand.bundles.find(({ name }) => name === bundle?.name);
  return bundle && data ? { bundle, data } : null;
};
