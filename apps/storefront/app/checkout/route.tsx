import { Outlet } from 'react-router';
import { useStorefront } from '../chrome/use-storefront.ts';
import type { RouteHandle } from '../handle.ts';
import styles from './checkout.module.css';
import { CheckoutHeader } from './checkout-header.tsx';

export const handle: RouteHandle = { hydrate: true };

/** The quieter frame of the checkout: nothing that leads away. */
export default function CheckoutRoute() {
  const storefront = useStorefront();
  return (
    <>
      {storefront && <CheckoutHeader storefront={storefront} />}
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
