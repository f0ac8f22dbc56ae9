import type { ReactNode } from 'react';
import { useStorefront } from '../language/use-storefront.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Elsewhere } from './region-links.tsx';

interface PageShellProps {
  readonly children: ReactNode;
  /** Where the same page is in other countries and languages. */
  readonly elsewhere?: Elsewhere;
}

/** The frame of every public page. */
export const PageShell = ({ children, elsewhere }: PageShellProps) => {
  const storefront = useStorefront();
  return (
    <>
      {storefront && <Header storefront={storefront} />}
      <main id="main">{children}</main>
      {storefront && <Footer storefront={storefront} elsewhere={elsewhere ?? null} />}
    </>
  );
};
