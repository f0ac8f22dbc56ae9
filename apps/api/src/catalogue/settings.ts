import { type BundleMapping, bundleMappingSchema } from '@counterpane/catalogue/bundle-schema';
import { type Flags, isFlagName } from '@counterpane/rules/flags';
import type { Storefront } from './storefront.ts';
import type { settings } from './tables.ts';

type SettingRow = typeof settings.$inferSelect;

/** When the money of a storefront's orders is taken. */
type CaptureAt = Storefront['capture'];

/** Called with each operator setting that cannot be parsed and is left out. */
export type OnFault = (text: string) => void;

/** What an operator has set for one storefront. */
interface Settings {
  readonly flags: Partial<Flags>;
  readonly bundleMapping: BundleMapping;
  /** Null where the brand's file holds. */
  readonly capture: CaptureAt | null;
}

/**
 * The settings of one storefront. A row that cannot be parsed is reported and left out: one mistyped setting must
 * not close the store.
 */
export const parseSettings = (
  rows: readonly SettingRow[],
  storefront: string,
  onFault: OnFault,
): Settings => {
  const own = rows.filter((row) => row.storefront === storefront);
  const told = (text: string) => onFault(`settings of ${storefront}: ${text}`);
  const switches = own
    .filter(({ name }) => name.startsWith('flag:'))
    .map(({ name, value }): [string, unknown] => [name.slice('flag:'.length), value]);
  const mapping = own.find(({ name }) => name === 'bundleMapping');
  const capture = own.find(({ name }) => name === 'capture');
  return {
    flags: parseFlags(Object.fromEntries(switches), told),
    bundleMapping: mapping ? parseMapping(mapping.value, told) : {},
    capture: capture ? parseCapture(capture.value, told) : null,
  };
};

/** The registered flags with a boolean value; others are reported and left out. */
export const parseFlags = (switches: Readonly<Record<string, unknown>>, onFault: OnFault): Partial<Flags> =>
  Object.fromEntries(
    Object.entries(switches).filter(([name, value]) => {
      const isKnown = isFlagName(name) && typeof value === 'boolean';
      if (!isKnown) onFault(`flag ${name} is not registered, or neither true nor false`);
      return isKnown;
    }),
  );

const parseMapping = (value: unknown, onFault: OnFault): BundleMapping => {
  const result = bundleMappingSchema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  onFault(`bundleMapping: ${faults.join('; ')}`);
  return {};
};

const parseCapture = (value: unknown, onFault: OnFault): CaptureAt | null => {
  if (value === 'order' || value === 'shipment') return value;
  onFault('capture: neither order nor shipment');
  return null;
};
