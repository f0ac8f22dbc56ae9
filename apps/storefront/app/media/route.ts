import { renderToStaticMarkup } from 'react-dom/server';
import { getClient, requireResult } from '../api.ts';
import { tagPage } from '../cache-headers.ts';
import type { Route } from './+types/route.ts';
import { fillTokens } from './fill-tokens.ts';
import { findPicture } from './find-picture.tsx';

/** A picture of a product as a file of its own: for e-mails, search engines and whoever asks the API. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const page = requireResult(await getClient(context).productPage(params.name));
  const color = new URL(request.url).searchParams.get('color');
  const picture = findPicture(page, params.picture, color);
  if (picture === null) throw new Response('Not Found', { status: 404 });
  tagPage(context, [`product:${page.product.name}`]);
  const svg = renderToStaticMarkup(picture).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return new Response(fillTokens(svg, page.storefront.theme), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
  });
};
