import { rememberByObjects } from '../remembered/remember-by-objects.ts';
import type { Translator } from './translator.ts';

/**
 * Which fields of some data are copy, that is what shoppers read. `each` stands for every entry of a table by keys. What
 * is not named is what programs go by: names, keys, skus, addresses.
 */
export type CopyFields<Data> = Data extends string
  ? true
  : Data extends readonly (infer One)[]
    ? CopyFields<NonNullable<One>>
    : string extends keyof Data
      ? { readonly each: CopyFields<NonNullable<Data[keyof Data]>> }
      : { readonly [Name in keyof Data]?: CopyFields<NonNullable<Data[Name]>> };

type Fields = true | { readonly [name: string]: Fields };

const remembered = rememberByObjects<unknown>();

/**
 * The same data with its copy in another language, the same object for the same data.
 * @example localizeCopy({ name: 'pillow', title: 'Pillow' }, { title: true }, french) // { name: 'pillow', title: 'Oreiller' }
 */
export const localizeCopy = <Data extends object>(
  data: Data,
  copy: CopyFields<Data>,
  translate: Translator,
): Data => {
  const fields = copy as Exclude<Fields, true>;
  // The walk keeps every shape: only texts become other texts.
  return remembered([translate, fields, data], () => localize(data, fields, translate)) as Data;
};

const localize = (data: unknown, fields: Fields, translate: Translator): unknown => {
  if (Array.isArray(data)) return data.map((each) => localize(each, fields, translate));
  if (fields === true) return typeof data === 'string' ? translate(data) : data;
  if (typeof data !== 'object' || data === null) return data;
  const { each } = fields;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const own = each ?? fields[name];
      return [name, own === undefined ? value : localize(value, own, translate)];
    }),
  );
};
