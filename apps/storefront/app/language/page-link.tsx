import type { AnchorHTMLAttributes } from 'react';
import { useHref } from 'react-router';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop, with a query or without. */
  readonly to: string;
}

/**
 * A link to another page of the shop, below the path of the language that is being read. It loads a document, as
 * public pages are documents.
 */
export const PageLink = ({ to, ...rest }: PageLinkProps) => {
  const href = useHref(to);
  // The router leaves out the slash that the home page of a language ends with.
  return <a {...rest} href={to === '/' ? `${href.replace(/\/$/, '')}/` : href} />;
};
