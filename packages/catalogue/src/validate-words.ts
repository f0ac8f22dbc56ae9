import type { Brand } from './brand.ts';
import type { ProductData } from './product-schema.ts';
import type { Vocabulary } from './vocabulary-schema.ts';

/** Words of a brand that are not in the vocabulary: every brand calls grey grey. */
export const validateWords = ({ products, brand }: Brand, vocabulary: Vocabulary): string[] => [
  ...products.flatMap((product) =>
    wordsOf(product)
      .filter(({ list, value }) => !Object.hasOwn(vocabulary[list], value))
      .map(({ list, value }) => `${product.name}: ${value} is not among the ${list} of the vocabulary`),
  ),
  ...products.flatMap(({ name, colors }) =>
    colors
      .filter(({ value, title }) => (vocabulary.colors[value]?.title ?? title) !== title)
      .map(({ value, title }) => `${name}: ${value} is called ${title}, elsewhere it has another name`),
  ),
  ...Object.keys(brand.mattressKeys)
    .filter((key) => !vocabulary.mattressKeys.includes(key))
    .map((key) => `mattress key ${key} is not in the vocabulary`),
];

interface Word {
  readonly list: Exclude<keyof Vocabulary, 'mattressKeys'>;
  readonly value: string;
}

const wordsOf = (product: ProductData): Word[] => [
  ...product.colors.map(({ value }): Word => ({ list: 'colors', value })),
  ...valuesOf(product, 'Material').map((value): Word => ({ list: 'materials', value })),
  ...valuesOf(product, 'Weight').map((value): Word => ({ list: 'weights', value })),
  ...wordOf('materials', product.material),
  ...wordOf('firmness', product.firmness),
  ...wordOf('models', product.model),
  ...product.choices
    .filter(({ name }) => name === 'headboard')
    .flatMap(({ values }) => values.map(({ value }): Word => ({ list: 'headboards', value }))),
];

const wordOf = (list: Word['list'], value: string | undefined): Word[] =>
  value === undefined ? [] : [{ list, value }];

const valuesOf = ({ options }: ProductData, name: string): string[] =>
  options.find((option) => option.name === name)?.values.map(({ value }) => value) ?? [];
