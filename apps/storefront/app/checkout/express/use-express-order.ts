import type { CartView } from '@counterpane/contract/cart/carts';
import type { NewRegion } from '@counterpane/contract/cart/region';
import { createClient } from '@counterpane/contract/client';
import { useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { hydratedFetch } from '../../failures/hydrated-fetch.ts';
import type { ExpressOrigin } from '../../payment/express-offers.ts';
import { isMobile } from '../review/is-mobile.ts';
import { writeApproval } from './express-form.ts';
import type { WalletPerson } from './wallet-address.ts';

/** What every express wallet does with the shop while its sheet is open, and when it is approved. */
export interface ExpressOrder {
  /** As the page shows it. */
  readonly cart: CartView;
  /** As the sheet shows it now. */
  readonly cartNow: () => CartView;
  readonly report: (provider: string, stage: 'started' | 'cancelled') => void;
  /** Taxes and delivery of where the wallet wants it to go; null where we do not ship to. */
  readonly follow: (provider: string, region: NewRegion['shippingRegion']) => Promise<CartView | null>;
  readonly send: (provider: string, token: string, person: WalletPerson) => void;
}

interface ExpressOrderProps {
  readonly loaded: CartView;
  readonly from: ExpressOrigin;
  readonly idempotencyKey: string;
}

export const useExpressOrder = ({ loaded, from, idempotencyKey }: ExpressOrderProps): ExpressOrder => {
  const submit = useSubmit();
  const [cart, setCart] = useState(loaded);
  const now = useRef(loaded);
  return {
    cart,
    cartNow: () => now.current,
    report: (provider, stage) =>
      void createClient(hydratedFetch).reportExpress({ provider, stage, fallbackStep: from }),
    follow: async (provider, shippingRegion) => {
      const answer = await createClient(hydratedFetch).setRegion({
        shippingRegion,
        billingProvider: provider,
      });
      if (!answer.ok) return null;
      now.current = answer.result;
      setCart(answer.result);
      return answer.result;
    },
    send: (provider, token, person) => {
      const approved = now.current.totalPrice.amount;
      const order = {
        provider,
        token,
        approved,
        idempotencyKey,
        from,
        isMobile: isMobile(window.innerWidth),
      };
      const form = writeApproval({ ...person, ...order });
      void submit(form, { method: 'post' });
    },
  };
};
