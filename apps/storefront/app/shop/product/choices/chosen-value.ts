import type { VariantView } from '@counterpane/contract/pages/pages';

/** What a variant is in one of its properties; null where it has none. @example chosenValue(variant, 'Size') // 'queen' */
export const chosenValue = (
  variant: Pick<VariantView, 'properties'> | null | undefined,
  name: VariantView['properties'][number]['name'],
): string | null => variant?.properties.find((property) => property.name === name)?.value ?? null;
