import { data } from 'react-router';

/** No page has this address: the root's error page says so. */
export const loader = () => {
  throw data('Page not found', { status: 404 });
};

export const action = loader;

export default function NotFound() {
  return null;
}
