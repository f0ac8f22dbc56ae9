import { z } from 'zod';

/** Reads a record whose fields may have other names too: old name -> the one we use [D74]. */
export const respelled = <Schema extends z.ZodType>(
  names: Readonly<Record<string, string>>,
  schema: Schema,
) => z.preprocess((value) => renamed(value, names), schema);

const renamed = (value: unknown, names: Readonly<Record<string, string>>): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          (Object.hasOwn(names, name) ? names[name] : undefined) ?? name,
          field,
        ]),
      )
    : value;
