import { redirect } from 'react-router';

interface Found {
  readonly path: string;
  readonly optionPath: string;
}

/**
 * Sends a visitor who asked under another address, or with choices in another spelling, to the one of this page.
 * @throws the redirect
 */
export const requireSetAddress = (
  { path, optionPath }: Found,
  asked: { readonly pathname: string; readonly search: string },
): void => {
  const address = optionPath === '' ? path : `${path}/${optionPath}`;
  if (decodeURI(asked.pathname).replace(/\/$/, '') !== address) throw redirect(address + asked.search, 301);
};
