import type { ProductView } from '@counterpane/contract/products/products';
import { brandUpsells } from '@counterpane/rules/upsells/brand-upsells';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';

type PageChoice = ProductView['choices'][number];
type ChoiceValue = PageChoice['values'][number];

/**
 * What a page lets choose that is no property: the model and the upgrade of a mattress, the headboard of a
 * frame. Each value leads to a product, perhaps with options [D41].
 */
export const pageChoices = (entry: CatalogueEntry, storefront: Storefront): PageChoice[] =>
  [modelsOf(entry, storefront), upgradesOf(entry, storefront), ...filedChoices(entry, storefront)].filter(
    ({ values }) => values.length > 1,
  );

/** The same kind of mattress in the other models of the brand: of each the one of this firmness, where there is one. */
const modelsOf = (entry: CatalogueEntry, storefront: Storefront): PageChoice => {
  const { data } = entry;
  const alike = storefront.entries
    .filter((other) => data.model !== undefined && other.data.kind === data.kind)
    .filter((other) => other.data.material === data.material && other.data.group === data.group);
  const inModels = Map.groupBy(alike, (other) => other.data.model);
  return {
    name: 'model',
    title: storefront.localize('Model'),
    values: [...inModels].flatMap(([model, members]) => {
      const isAsFirm = (other: CatalogueEntry) => other.data.firmness === data.firmness;
      const member = members.find((other) => other === entry) ?? members.find(isAsFirm) ?? members[0];
      return model === undefined || member === undefined
        ? []
        : [choiceValue(member, model, modelTitle(model, storefront))];
    }),
  };
};

const modelTitle = (model: string, { vocabulary, localize }: Storefront): string =>
  localize(vocabulary.models[model]?.title ?? model);

/** The sleep bundles that go with a mattress. */
const upgradesOf = ({ product }: CatalogueEntry, storefront: Storefront): PageChoice => ({
  name: 'upgrade',
  title: storefront.localize('Upgrade'),
  values: brandUpsells(storefront.upsells, product, storefront.flags, storefront.findProduct)
    .filter(({ type }) => product.kind === 'mattress' && type === 'fixed-saving')
    .flatMap(({ productId, shortTitle }) => {
      const bundle = storefront.entries.find((one) => one.product.id === productId);
      return bundle ? [choiceValue(bundle, bundle.data.name, shortTitle)] : [];
    }),
});

const filedChoices = ({ data }: CatalogueEntry, storefront: Storefront): PageChoice[] =>
  data.choices.map(({ name, title, values }) => ({
    name,
    title,
    values: values.flatMap((value) => {
      const target = storefront.findEntry(value.product);
      return target ? [choiceValue(target, value.value, value.title, value.properties)] : [];
    }),
  }));

const choiceValue = (
  { data, product }: CatalogueEntry,
  value: string,
  title: string,
  properties: Readonly<Record<string, string>> = {},
): ChoiceValue => ({
  value,
  title,
  productID: product.id,
  url: data.url,
  properties: Object.entries(properties).map(([name, chosen]) => ({ name, value: chosen })),
});
