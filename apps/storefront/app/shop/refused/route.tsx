import { data } from 'react-router';
import { REFUSAL_MESSAGES } from '../../chrome/refusal-messages.ts';
import type { Route } from './+types/route.ts';

/** What the server refuses before a page has seen it, in the look of the shop: the root's error page says it. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const status = REFUSAL_MESSAGES.has(Number(params.status)) ? Number(params.status) : 404;
  throw data('Refused', { status });
};

export default function Refused() {
  return null;
}
