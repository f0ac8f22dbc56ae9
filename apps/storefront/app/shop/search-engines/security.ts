import { getClient, requireResult } from '../../api.ts';
import { pageUrls } from '../../page-urls.ts';
import { storefrontOrigin } from '../../seo/storefront-url.ts';
import type { Route } from './+types/security.ts';

const HALF_A_YEAR_MS = 182 * 24 * 3_600_000;

/** Where flaws are reported, for programs (RFC 9116). It is made anew with every rendering, so it never expires. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const { storefront } = requireResult(await getClient(context).chrome());
  const own = storefrontOrigin(storefront);
  const lines = [
    `Contact: ${own}${pageUrls.support('security')}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${own}/.well-known/security.txt`,
    `Policy: ${own}${pageUrls.security()}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
