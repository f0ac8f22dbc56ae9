import type { ZodType } from 'zod';

/** What of a zod schema is walked: its kind, and the schemas inside it. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, ZodType>>;
  readonly element?: ZodType;
  readonly innerType?: ZodType;
  readonly valueType?: ZodType;
  readonly options?: readonly ZodType[];
  readonly out?: ZodType;
  readonly getter?: () => ZodType;
}

/** The names of all fields of an answer, however deep. */
export const fieldNames = (schema: ZodType, above: readonly ZodType[] = []): readonly string[] => {
  if (above.includes(schema)) return [];
  const { shape, ...definition } = schema.def as Definition;
  const inside = (each: ZodType) => fieldNames(each, [...above, schema]);
  const named = Object.entries(shape ?? {}).flatMap(([name, each]) => [name, ...inside(each)]);
  return [...named, ...insideOf(definition).flatMap(inside)];
};

const insideOf = ({ element, innerType, valueType, options, out, getter }: Definition): ZodType[] =>
  [element, innerType, valueType, out, getter?.(), ...(options ?? [])].filter((each) => each !== undefined);
