import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { PageLink } from '../language/page-link.tsx';
import styles from './button.module.css';

interface Look {
  /** One primary button per view. */
  readonly look?: 'primary' | 'quiet' | 'link';
  readonly wide?: boolean;
}

/** The look of a button, for one that is not drawn by React. */
export const classOfButton = ({ look = 'quiet', wide = false }: Look): string =>
  [styles.button, styles[look], wide ? styles.wide : ''].filter(Boolean).join(' ');

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

export const Button = ({ look, wide, type = 'submit', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={classOfButton({ look, wide })} />
);

/** Leads to another page and looks like a button. */
export const ButtonLink = ({ look, wide, href, children }: Look & { href: string; children: ReactNode }) => (
  <PageLink to={href} className={classOfButton({ look, wide })}>
    {children}
  </PageLink>
);
