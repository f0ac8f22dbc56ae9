import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { Storefront } from '../../catalogue/storefront.ts';

/**
 * What someone wrote links to `/p/returns` in every language: on a page in another language than its storefront's first,
 * such a link leads below the path of that language. It takes rendered Markdown alone, never what a visitor typed.
 * @example linksInLanguage('<a href="/faq">', page, halcyonCa) // '<a href="/fr/faq">'
 */
export const linksInLanguage = (
  html: string,
  { language }: Pick<ContentPage, 'language'>,
  { definition }: { readonly definition: Pick<Storefront['definition'], 'language'> },
): string =>
  language === definition.language ? html : html.replaceAll('<a href="/', `<a href="/${language}/`);
