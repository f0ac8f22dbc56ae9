import type { CartShare } from '@counterpane/contract/cart/cart-shares';
import { useId } from 'react';
import { Form } from 'react-router';
import { SharedLink } from '../../cart/share/shared-link.tsx';
import { useText } from '../../language/use-text.ts';
import styles from '../staff.module.css';
import { SubmitButton } from '../submit-button.tsx';

/** The link to the cart that staff are in, for another person who pays or decides with the shopper. */
export const CartShareSection = ({ share }: { share: CartShare | null }) => {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.find} aria-labelledby={id}>
      <h2 id={id}>{t('Share this cart')}</h2>
      {share && <SharedLink share={share} link={share.url} />}
      <Form method="post" className={styles.form}>
        {share ? (
          <SubmitButton name="share" value="end">
            {t('Stop sharing')}
          </SubmitButton>
        ) : (
          <>
            <SubmitButton name="share" value="one">
              {t('Make a link for one person')}
            </SubmitButton>
            <SubmitButton name="share" value="many">
              {t('Make a link for several people')}
            </SubmitButton>
          </>
        )}
      </Form>
    </section>
  );
};
