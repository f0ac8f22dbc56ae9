import type { Route } from './+types/robots.ts';

/** What belongs to one visitor, or is made for programs, is not for search engines (decisions row 56). */
const CLOSED = ['/checkout/', '/orders/', '/to/', '/api/', '/staff'];

export const loader = ({ request }: Route.LoaderArgs): Response => {
  const { origin } = new URL(request.url);
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
