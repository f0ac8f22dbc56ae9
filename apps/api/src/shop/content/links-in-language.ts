/**
 * A page's view whose links stay below the path of its language: what somebody wrote links to `/p/returns` in every
 * language.
 * @example linksInLanguage({ html: '<a href="/faq">' }, 'fr') // { html: '<a href="/fr/faq">' }
 */
export const linksInLanguage = <View>(view: View, language: string): View =>
  JSON.parse(JSON.stringify(view), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('<a href="/', `<a href="/${language}/`) : value,
  );
