/**
 * The gaps of a message left open, for a script or an element that fills them later.
 * @example t('Save {amount}', placeholders('amount')) // "Save {amount}", or "Économisez {amount}"
 */
export const placeholders = <Name extends string>(
  ...names: readonly Name[]
): Readonly<Record<Name, string>> =>
  // Each name has its value: that is what fromEntries cannot say.
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;
