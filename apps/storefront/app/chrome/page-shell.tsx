import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useStorefront } from './use-storefront.ts';

/** The frame of every public page. */
export const PageShell = ({ children }: { children: ReactNode }) => {
  const storefront = useStorefront();
  return (
    <>
      {storefront && <Header storefront={storefront} />}
      <main id="main">{children}</main>
      {storefront && <Footer storefront={storefront} />}
    </>
  );
};
