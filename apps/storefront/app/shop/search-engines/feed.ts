import { getClient, requireResult } from '../../api.ts';
import { storefrontOrigin } from '../../seo/storefront-url.ts';
import type { Route } from './+types/feed.ts';
import { feedXml } from './feed-xml.ts';
import { xmlResponse } from './xml.ts';

export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const client = getClient(context);
  const feed = requireResult(await client.feed());
  const { storefront } = requireResult(await client.chrome());
  return xmlResponse(feedXml(feed, storefrontOrigin(storefront)));
};
