import type { CartView } from '@counterpane/contract/carts';
import { useEffect, useId, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.ts';
import { formAddress } from '../../checkout/step-address.ts';
import { Button } from '../../design/button.tsx';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import styles from './cart-help.module.css';
import { useHelpedCart } from './use-helped-cart.ts';

/** Lets staff into the cart: asks for a code, shows it and who is there, and ends it (decisions row 13). */
export const CartHelp = ({ cart }: { cart: CartView }) => {
  const { help = null } = cart;
  const t = useText();
  const id = useId();
  const { list } = useFigures();
  const heading = useHelpFocus(help !== null);
  const action = formAddress(addresses.cartHelp(), useSearchParams()[0]);
  useHelpedCart(cart);
  if (help === null)
    return (
      <Form method="post" action={action} replace preventScrollReset className={styles.ask}>
        <Button look="link" name="help" value="start">
          {t('Get help with my cart')}
        </Button>
      </Form>
    );
  return (
    <section className={styles.help} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
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
const useHelpFocus = (isOpen: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !was.current) heading.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return heading;
};
