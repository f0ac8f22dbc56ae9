/** Whose messages a file has. @example localeOfFile('…/locales/fr-CA/cart.json') // "fr-CA" */
export const localeOfFile = (file: string): string => file.split('/').at(-2) ?? '';
