import { getClient, requireResult } from '../../api.ts';
import { storefrontOrigin } from '../../seo/storefront-url.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlResponse } from './xml.ts';

export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const client = getClient(context);
  const { pages } = requireResult(await client.sitemap());
  const { storefront } = requireResult(await client.chrome());
  return xmlResponse(sitemapXml(pages, storefrontOrigin(storefront)));
};
