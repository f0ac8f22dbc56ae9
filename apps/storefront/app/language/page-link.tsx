import { Link, type LinkProps } from 'react-router';

/**
 * A link to another page of the shop, below the path of the language that is being read. It loads a document, as
 * public pages are documents, and looks for no framework code beforehand.
 */
export const PageLink = (props: Omit<LinkProps, 'reloadDocument' | 'discover' | 'prefetch'>) => (
  <Link {...props} reloadDocument discover="none" />
);
