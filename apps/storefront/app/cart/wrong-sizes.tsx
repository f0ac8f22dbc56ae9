import type { WrongSize } from '@counterpane/contract/carts';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { addresses } from '../addresses.ts';
import { stepAddress } from '../checkout/step-address.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import styles from '../design/question-dialog.module.css';
import { QuestionDialog } from '../design/question-dialog.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';

/**
 * Asks before the checkout whether sizes that do not belong together are meant (checkout section 4). Each can
 * be mended here.
 */
export const WrongSizes = ({ wrong }: { wrong: readonly WrongSize[] }) => {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [first] = wrong;
  if (!first) return null;
  return (
    <QuestionDialog
      title={t('You may have the wrong size')}
      onCancel={() => navigate(addresses.cart())}
      actions={
        <>
          <ButtonLink look="primary" wide href={stepAddress('shipping', { query, keepQuery: true })}>
            {t('The sizes are right, continue')}
          </ButtonLink>
          <PageLink to={addresses.cart()}>{t('Back to your cart')}</PageLink>
        </>
      }
    >
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
    </QuestionDialog>
  );
};
