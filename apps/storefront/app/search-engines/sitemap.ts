import { getClient, requireResult } from '../api.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlResponse } from './xml.ts';

export const loader = async ({ context, request }: Route.LoaderArgs): Promise<Response> => {
  const { pages } = requireResult(await getClient(context).sitemap());
  return xmlResponse(sitemapXml(pages, new URL(request.url).origin));
};
