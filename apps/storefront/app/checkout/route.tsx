import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import styles from '../cart/checkout.module.css';
import { isMissing } from '../chrome/error-messages.ts';
import { ErrorPage } from '../chrome/error-page.tsx';
import { useHeadingFocus } from '../chrome/use-heading-focus.ts';
import { useStorefront } from '../language/use-storefront.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/route.ts';
import { CheckoutError } from './checkout-error.tsx';
import { CheckoutHeader } from './checkout-header.tsx';

export const handle: RouteHandle = { hydrate: true };

export default function CheckoutRoute() {
  useHeadingFocus(useLocation().pathname);
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isMissing(error) ? (
    <ErrorPage error={error} />
  ) : (
    <CheckoutFrame>
      <CheckoutError error={error} />
    </CheckoutFrame>
  );

/** The quieter frame of the checkout: nothing that leads away. */
const CheckoutFrame = ({ children }: { children: ReactNode }) => {
  const storefront = useStorefront();
  return (
    <>
      {storefront && <CheckoutHeader storefront={storefront} />}
      <main id="main" className={styles.main}>
        {children}
      </main>
    </>
  );
};
