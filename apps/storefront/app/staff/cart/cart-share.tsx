import type { CartShare } from '@counterpane/contract/cart/cart-shares';
import { useId } from 'react';
import { Form } from 'react-router';
import { SharedLink } from '../../cart/share/shared-link.tsx';
import { useText } from '../../language/use-text.ts';
import { SendButton } from '../send-button.tsx';
import styles from '../staff.module.css';

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
          <SendButton name="share" value="end">
            {t('Stop sharing')}
          </SendButton>
        ) : (
          <>
            <SendButton name="share" value="one">
              {t('Make a link for one person')}
            </SendButton>
            <SendButton name="share" value="many">
              {t('Make a link for several people')}
            </SendButton>
          </>
        )}
      </Form>
    </section>
  );
};
