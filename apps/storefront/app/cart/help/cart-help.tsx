import type { CartView } from '@counterpane/contract/carts';
import { useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.ts';
import { formAddress } from '../../checkout/step-address.ts';
import { Button } from '../../design/button.tsx';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import styles from './cart-help.module.css';
import { HELP_PLACE } from './help-place.ts';
import { useHelpedCart } from './use-helped-cart.ts';

/** Lets staff into the cart: asks for a code, shows it and who is there, and ends it (decisions row 13). */
export const CartHelp = ({ cart }: { cart: CartView }) => {
  const { help = null } = cart;
  const t = useText();
  const { list } = useFigures();
  useHelpFocus(help !== null);
  const action = formAddress(addresses.cartHelp(), useSearchParams()[0]);
  useHelpedCart(cart);
  if (help === null)
    return (
      <Form method="post" action={action} replace preventScrollReset className={styles.ask}>
        <Button id={HELP_PLACE} look="link" name="help" value="start">
          {t('Get help with my cart')}
        </Button>
      </Form>
    );
  return (
    <section className={styles.help} aria-labelledby={HELP_PLACE}>
      <h2 id={HELP_PLACE} tabIndex={-1}>
        {t('Help with your cart')}
      </h2>
      <p>
        {t('Read this code out to us:')} <strong className={styles.code}>{help.code}</strong>
      </p>
      <p className={styles.text}>
        {t(
          'With it our staff see this cart and can change it with you for one hour. They see neither your address nor how you pay.',
        )}
      </p>
      <p role="status">
        {help.staff.length > 0 && t('In your cart with you: {names}', { names: list(help.staff) })}
      </p>
      <Form method="post" action={action} replace preventScrollReset>
        <Button name="help" value="end">
          {t('End help')}
        </Button>
      </Form>
    </section>
  );
};

/** The button that was pressed has gone: the focus goes to what came in its place. */
const useHelpFocus = (isOpen: boolean): void => {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    // Help also ends by itself, while the shopper is busy elsewhere.
    if (document.activeElement === document.body) document.getElementById(HELP_PLACE)?.focus();
  }, [isOpen]);
};
