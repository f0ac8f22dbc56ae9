import type { CartView } from '@counterpane/contract/cart/carts';
import { useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { Button } from '../../design/button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { formActionUrl } from '../../payment/step-url.ts';
import styles from './cart-help.module.css';
import { useRemoteControlledCart } from './use-remote-controlled-cart.ts';

/** The id of the heading of the open help, and else of the button that asks for it. */
const HELP_PLACE = 'help';

/**
 * Help with the cart, which the specification calls remote control: the shopper gets a code for staff, sees who is in the
 * cart, and ends it [D13].
 */
export const CartHelp = ({ cart }: { cart: CartView }) => {
  const { help = null } = cart;
  const t = useText();
  const { list } = useFormat();
  const followPress = useHelpFocus(help !== null);
  const action = formActionUrl(pageUrls.cartHelp(), useSearchParams()[0]);
  useRemoteControlledCart(cart);
  if (help === null)
    return (
      <Form
        method="post"
        // The answer to the browser's own post is scrolled to, and has the focus; an alive page keeps its place. What
        // ends help needs no such thing: the cart says so at the top.
        action={`${action}#${HELP_PLACE}`}
        replace
        preventScrollReset
        onSubmit={followPress}
        className={styles.ask}
      >
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
      <Form method="post" action={action} replace preventScrollReset onSubmit={followPress}>
        <Button name="help" value="end">
          {t('End help')}
        </Button>
      </Form>
    </section>
  );
};

/**
 * Tells that a button was pressed, which will be gone: the focus goes to what comes in its place, unless the shopper
 * went on meanwhile. Help that ends by itself moves nobody.
 */
const useHelpFocus = (isOpen: boolean): (() => void) => {
  const awaited = useRef<boolean | null>(null);
  useEffect(() => {
    if (awaited.current !== isOpen) return;
    awaited.current = null;
    if (document.activeElement === document.body) document.getElementById(HELP_PLACE)?.focus();
  }, [isOpen]);
  return () => {
    awaited.current = !isOpen;
  };
};
