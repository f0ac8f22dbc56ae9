import { type ReactNode, useId } from 'react';
import { useHref } from 'react-router';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import styles from '../offers/popup.module.css';
import { ADDED } from './added-url.ts';

interface AddedDialogProps {
  /** Of the product or set that was added. */
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** The line that was added, as its page is asked for it. */
  readonly added: string;
  /** What the form sends besides what is ticked. */
  readonly hidden: Readonly<Record<string, string | number>>;
  /** Where the shopper added from, as the cart remembers it. */
  readonly source: string;
  readonly note?: ReactNode;
  /** The offers, each a list item. */
  readonly children: ReactNode;
}

/**
 * Says that something is in the cart, and offers what goes with it [D92]. Closing it loses nothing.
 * Opened by show-added.ts; without script it stays closed, and the cart itself offers more.
 */
export const AddedDialog = ({
  name,
  title,
  path,
  added,
  hidden,
  source,
  note,
  children,
}: AddedDialogProps) => {
  const t = useText();
  const id = useId();
  const address = useHref(path);
  return (
    <dialog className={styles.popup} aria-labelledby={id} aria-describedby={`${id}t`} data-added-popup={name}>
      <form method="post" action={address}>
        <div className={styles.head}>
          <h2 id={id}>{t('Complete your bedroom')}</h2>
          <Button look="link" type="button" data-close="">
            {t('Keep shopping')}
          </Button>
          <p id={`${id}t`} className={styles.text}>
            {t('{title} is in your cart. Would you like something with it?', { title })}
          </p>
          {note}
        </div>
        <ul className={styles.offers}>{children}</ul>
        {Object.entries({ ...hidden, [ADDED]: added }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <div className={styles.actions}>
          <Button look="primary" wide name="source" value={source}>
            {t('Add to cart')}
          </Button>
          <ButtonLink wide href={pageUrls.cart()}>
            {t('Go to cart')}
          </ButtonLink>
        </div>
      </form>
    </dialog>
  );
};
