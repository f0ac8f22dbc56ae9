import { formatOptionPath, parseOptionPath } from '@counterpane/rules/options/option-path';
import type { ChosenProperty, PropertyName } from '@counterpane/rules/options/property-names';

/** What the segments after a set's own address choose. */
export interface PathChoice {
  readonly chosen: readonly ChosenProperty[];
  /** Their one spelling. */
  readonly optionPath: string;
}

interface Offered {
  readonly name: PropertyName;
  readonly values: readonly string[];
}

/** Null when some of a path is nothing that the set comes in [C2, D52]. */
export const readSetPath = (path: string, offered: readonly Offered[]): PathChoice | null => {
  const segments = path.split('/').filter((segment) => segment !== '');
  const chosen = parseOptionPath(
    segments,
    offered.map(({ name, values }) => ({ name, options: values.map((value) => ({ value })) })),
  );
  return chosen && { chosen, optionPath: formatOptionPath(chosen) };
};
