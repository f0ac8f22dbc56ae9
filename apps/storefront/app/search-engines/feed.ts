import { getClient, requireResult } from '../api.ts';
import type { Route } from './+types/feed.ts';
import { feedXml } from './feed-xml.ts';
import { xmlResponse } from './xml.ts';

export const loader = async ({ context, request }: Route.LoaderArgs): Promise<Response> => {
  const feed = requireResult(await getClient(context).feed());
  return xmlResponse(feedXml(feed, new URL(request.url).origin));
};
