import type { ProductPage, VariantView } from '@counterpane/contract/pages';
import { fieldName } from './purchase-form.ts';

/** Choices by the name under which they travel: `{ size: 'queen', color: 'white' }`. */
export type Choices = Readonly<Record<string, string>>;

/** The page with the variant that was asked for by name; what was not asked for stays as the page has it. */
export const withChoices = (page: ProductPage, asked: Choices): ProductPage => {
  const { variants, selectedSku } = page;
  const selected = variants.find(({ sku }) => sku === selectedSku);
  const wanted = variants.find(({ properties }) =>
    properties.every(({ name, value }) => value === (asked[fieldName(name)] ?? choiceOf(selected, name))),
  );
  return wanted ? { ...page, selectedSku: wanted.sku } : page;
};

/** A choice that was asked for and is shown as another one: both, in the words of their tiles. */
export const findReplaced = (
  { product, variants, selectedSku }: ProductPage,
  name: string,
  asked: string,
): { readonly asked: string; readonly shown: string } | null => {
  const options = product.properties.find((property) => property.name === name)?.options ?? [];
  const titleOf = (value: string | undefined) => options.find((option) => option.value === value)?.title;
  const shown = choiceOf(
    variants.find(({ sku }) => sku === selectedSku),
    name,
  );
  const titles = { asked: titleOf(asked), shown: titleOf(shown) };
  if (shown === asked || titles.asked === undefined || titles.shown === undefined) return null;
  return { asked: titles.asked, shown: titles.shown };
};

const choiceOf = (variant: VariantView | undefined, name: string): string | undefined =>
  variant?.properties.find((property) => property.name === name)?.value;
