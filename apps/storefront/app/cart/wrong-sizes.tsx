import type { WrongSize } from '@counterpane/contract/carts';
import { useEffect, useId, useRef } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { addresses } from '../addresses.ts';
import { stepAddress } from '../checkout/step-address.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import styles from './wrong-sizes.module.css';

/**
 * Asks before the checkout whether sizes that do not belong together are meant (checkout section 4). Each can
 * be mended here. Without script it lies open on the page.
 */
export const WrongSizes = ({ wrong }: { wrong: readonly WrongSize[] }) => {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    // Open already where the server drew it: only a modal one keeps the focus inside.
    current?.close();
    current?.showModal();
  }, []);
  const [first] = wrong;
  if (!first) return null;
  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={() => navigate(addresses.cart())}
    >
      <h2 id={id} className={styles.heading}>
        {t('You may have the wrong size')}
      </h2>
      <p>{t('Your {title} is {size}.', { title: first.bed.title, size: first.bed.size })}</p>
      <ul className={styles.list}>
        {wrong.map(({ itemIdentifier, title, size, expected }) => (
          <li key={itemIdentifier} className={styles.row}>
            <span>{t('{title}: {size}', { title, size: size.title })}</span>
            {expected && (
              <Form method="post" action={addresses.cart()} replace>
                <input type="hidden" name="line" value={itemIdentifier} />
                <Button name="intent" value="mend-size">
                  {t('Change to {size}', { size: expected.title })}
                  <span className="visually-hidden">: {title}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink look="primary" wide href={stepAddress('shipping', { query, keepQuery: true })}>
          {t('The sizes are right, continue')}
        </ButtonLink>
        <PageLink to={addresses.cart()}>{t('Back to your cart')}</PageLink>
      </div>
    </dialog>
  );
};
