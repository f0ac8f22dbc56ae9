import { getClient } from '../../api.ts';
import { tagPage } from '../../cache-headers.ts';
import type { Route } from './+types/route.ts';
import { fillTokens } from './fill-tokens.ts';
import { requirePicture } from './require-picture.ts';

/** A drawing of a product as a file of its own: for emails, search engines and clients of the API. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { svg, theme, tag } = await requirePicture(getClient(context), {
    name: params.name,
    file: params.picture,
  });
  tagPage(context, [tag]);
  return new Response(fillTokens(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '), theme), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
  });
};
