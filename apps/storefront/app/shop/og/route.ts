import { redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { tagPage } from '../../cache-headers.ts';
import { pagePath } from '../../language/page-path.ts';
import { pageUrls } from '../../page-urls.ts';
import type { Route } from './+types/route.ts';
import { sharePicture } from './share-picture.ts';
import { requireShareSubject } from './share-subject.ts';
import { toPng } from './to-png.ts';

/** The picture of a page where its link is shared: /og/mattress.png, /og/p/returns.png, the home page's /og/home.png. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = pagePath(request, context);
  const path = /^\/og(\/[\w/-]+)\.png$/.exec(asked)?.[1];
  if (path === undefined) throw new Response('Not Found', { status: 404 });
  const subject = await requireShareSubject(getClient(context), path === '/home' ? pageUrls.home() : path);
  // One address a picture: a query would be a way around those that are kept.
  if (new URL(request.url).search !== '') throw redirect(asked, 301);
  tagPage(context, subject.tags);
  const png = await toPng(await sharePicture(subject));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
