import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getClient, requireResult } from '../api.ts';
import { tagPage } from '../cache-headers.ts';
import { Studio } from '../drawings/studio.tsx';
import type { Route } from './+types/route.ts';
import { fillTokens } from './fill-tokens.ts';
import { findPicture } from './find-picture.tsx';

/** A picture of a product as a file of its own: for e-mails, search engines and whoever asks the API. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const product = await getClient(context).productPage(params.name);
  if (!product.ok && product.status === 404) return setPicture(context, params);
  const page = requireResult(product);
  const color = new URL(request.url).searchParams.get('color');
  const picture = findPicture(page, params.picture, color);
  if (picture === null) throw new Response('Not Found', { status: 404 });
  tagPage(context, [`product:${page.product.name}`]);
  return svgResponse(picture, page.storefront.theme);
};

/** A bundle or a collection as a whole: `studio.svg` is all there is of it. */
const setPicture = async (
  context: Route.LoaderArgs['context'],
  { name, picture }: Route.LoaderArgs['params'],
): Promise<Response> => {
  const { storefront, title, drawing } = requireResult(await getClient(context).setDrawing(name));
  if (picture !== 'studio.svg') throw new Response('Not Found', { status: 404 });
  tagPage(context, [`set:${name}`]);
  return svgResponse(createElement(Studio, { drawing, label: title }), storefront.theme);
};

const svgResponse = (picture: ReactElement, theme: Readonly<Record<string, string>>): Response => {
  const svg = renderToStaticMarkup(picture).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return new Response(fillTokens(svg, theme), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
  });
};
