import type { CartView } from '@counterpane/contract/cart/carts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../step.module.css';
import { isMobile } from './is-mobile.ts';

/** Buttons elsewhere on the page may send it by this id. */
export const PLACE_ORDER_FORM = 'place-order';

interface PlaceOrderFormProps {
  readonly cart: CartView;
  /** What is left of the total after store credit. */
  readonly toPay: CartView['totalPrice'];
  readonly idempotencyKey: string;
}

/**
 * A plain document form, script or not: it may lead to another site, which only a document can do. It carries the
 * total that the shopper saw and a key that makes a second press harmless.
 */
export const PlaceOrderForm = ({ cart, toPay, idempotencyKey }: PlaceOrderFormProps) => {
  const t = useText();
  const format = useFormat();
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    // Back from the provider's page by the back button: the button must work again.
    const wake = () => setIsSent(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  const mobile = useRef<HTMLInputElement>(null);
  const onSubmit = () => {
    if (mobile.current) mobile.current.value = String(isMobile(window.innerWidth));
    setIsSent(true);
  };
  return (
    <form id={PLACE_ORDER_FORM} method="post" className={styles.part} onSubmit={onSubmit}>
      {/* Without a value of its own: drawn once more, the field would lose the one that sending gives it. */}
      <input ref={mobile} type="hidden" name="mobile" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="cartVersion" value={cart.version} />
      <input type="hidden" name="expectedTotal" value={cart.totalPrice.amount} />
      <input type="hidden" name="credit" value={cart.totalPrice.amount - toPay.amount} />
      <input type="hidden" name="currency" value={cart.totalPrice.currency} />
      <Button look="primary" wide disabled={isSent}>
        {t('Place order')}
      </Button>
      <p className={styles.small}>
        {t('You pay {total}. You can return a mattress within its trial nights.', {
          total: format.money(toPay, 'always'),
        })}
      </p>
    </form>
  );
};
