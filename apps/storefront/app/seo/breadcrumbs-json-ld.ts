/** Where a page stands, as search engines read it (schema.org). */
export const breadcrumbsJsonLd = (
  links: readonly { readonly title: string; readonly url: string }[],
  origin: string,
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + url,
  })),
});
