import { getClient, requireResult } from '../../api.ts';
import { PRIVATE_PATHS } from '../../private-paths.ts';
import { storefrontOrigin } from '../../seo/storefront-url.ts';
import type { Route } from './+types/robots.ts';

/**
 * What belongs to one visitor, or is made for programs, is not for search engines, whatever the language [D56].
 */
const CLOSED = [...PRIVATE_PATHS, 'preferences', 'notices', 'api', 'models'].flatMap((path) =>
  [`/${path}`, `/*/${path}`].flatMap((start) => [`${start}/`, `${start}?`, `${start}$`]),
);

export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const { storefront } = requireResult(await getClient(context).chrome());
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${storefrontOrigin(storefront)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
