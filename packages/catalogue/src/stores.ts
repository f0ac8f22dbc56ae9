import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Partners, partnersSchema, type Store, storeSchema } from './stores-schema.ts';

const FILE = join(import.meta.dirname, '../stores.yaml');

/**
 * Every partner store, in the order of the file.
 * @throws Error that names the line and the field when a store is not whole.
 */
export const loadStores = (file = FILE): readonly Store[] => {
  const result = storeSchema.array().safeParse(parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`stores.yaml:\n- ${faults.join('\n- ')}`);
};

const PARTNERS = join(import.meta.dirname, '../partners.yaml');

/**
 * How many stores there are in all, of which the locator lists some.
 * @throws when the file is not whole
 */
export const loadPartners = (file = PARTNERS): Partners =>
  partnersSchema.parse(parse(readFileSync(file, 'utf8')));
