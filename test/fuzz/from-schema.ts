import type { Chance } from '../storm/chance.ts';
import { fuzzJson } from './values.ts';

/** As much of a JSON schema as the store's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

export interface SchemaSource {
  readonly chance: Chance;
  readonly schemas: Readonly<Record<string, Schema>>;
  /** A value that the store knows under a name: the id of a product, an address. */
  known(name: string): unknown;
  /** How likely each part is spoilt; 0 for a body that the schema allows. */
  readonly spoilt: number;
}

/** A value of a schema as JSON text, with some of its parts spoilt. */
export const jsonOf = (schema: Schema, source: SchemaSource, name = ''): string => {
  const { chance } = source;
  if (chance.happens(source.spoilt)) return fuzzJson(chance);
  const known = source.known(name);
  if (known !== undefined && chance.happens(0.8)) return JSON.stringify(known);
  if (schema.$ref) return jsonOf(source.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, source, name);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return jsonOf(chance.oneOf(choices), source, name);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return JSON.stringify(chance.oneOf(schema.enum));
  return typed(schema, source, name);
};

const typed = (schema: Schema, source: SchemaSource, name: string): string => {
  const { chance } = source;
  switch (schema.type) {
    case 'object':
      return objectOf(schema, source);
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, chance.below(3));
      return `[${Array.from({ length }, () => jsonOf(schema.items ?? {}, source, name)).join()}]`;
    }
    case 'integer':
    case 'number':
      return String((schema.minimum ?? 0) + chance.below(3));
    case 'boolean':
      return String(chance.happens(0.5));
    case 'null':
      return 'null';
    default:
      return JSON.stringify(schema.format === 'date-time' ? '2026-01-01T00:00:00.000Z' : 'queen');
  }
};

const objectOf = (schema: Schema, source: SchemaSource): string => {
  const { chance } = source;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    schema.required?.includes(key) || chance.happens(0.7)
      ? [`${JSON.stringify(key)}:${jsonOf(value, source, key)}`]
      : [],
  );
  const extra = chance.happens(source.spoilt)
    ? [
        `${JSON.stringify(chance.oneOf(['__proto__', 'constructor', 'x', 'id', 'price']))}:${fuzzJson(chance)}`,
      ]
    : [];
  return `{${[...fields, ...extra].join()}}`;
};
