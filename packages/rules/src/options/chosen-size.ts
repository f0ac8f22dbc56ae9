/**
 * The size among choices, or null where there is none to choose ([C3], properties).
 * @example chosenSize([{ name: 'Size', value: 'queen' }]) // "queen"
 */
export const chosenSize = (
  chosen: readonly { readonly name: string; readonly value: string }[],
): string | null => chosen.find(({ name }) => name === 'Size')?.value ?? null;
