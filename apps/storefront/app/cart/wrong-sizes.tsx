import type { WrongSize } from '@counterpane/contract/cart/carts';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import styles from '../design/question-dialog.module.css';
import { QuestionDialog } from '../design/question-dialog.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import { carriedQuery, stepUrl } from '../payment/step-url.ts';

interface WrongSizesProps {
  readonly wrong: readonly WrongSize[];
  /** Why one of them could not be corrected. */
  readonly problem: string | null;
}

/**
 * Asks before the checkout whether sizes that do not belong together are meant [K4]. Each can
 * be corrected here, and with the last one it goes on.
 */
export const WrongSizes = ({ wrong, problem }: WrongSizesProps) => {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [first] = wrong;
  const cart = stepUrl('cart', { query, keepQuery: true });
  if (!first) return null;
  return (
    <QuestionDialog
      title={t('You may have the wrong size')}
      onCancel={() => navigate(cart)}
      actions={
        <>
          <ButtonLink look="primary" wide href={stepUrl('shipping', { query, keepQuery: true })}>
            {t('The sizes are right, continue')}
          </ButtonLink>
          <PageLink to={cart}>{t('Back to your cart')}</PageLink>
        </>
      }
    >
      <p>{t('Your {title} is {size}.', { title: first.bed.title, size: first.bed.size })}</p>
      {problem !== null && <Notice look="bad">{problem}</Notice>}
      <ul className={styles.list}>
        {wrong.map(({ itemIdentifier, title, size, quantity, expected }) => (
          <li key={itemIdentifier} className={styles.row}>
            <span>{t('{title}: {size}', { title, size: counted(quantity, size.title) })}</span>
            {expected && (
              <Form method="post" action={pageUrls.cartProceeding(carriedQuery(query))} replace>
                <input type="hidden" name="line" value={itemIdentifier} />
                <Button name="intent" value="fix-size">
                  {t('Change to {size}', { size: counted(expected.units, expected.title) })}
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

/** @example counted(2, 'Twin XL') // "2 × Twin XL" */
const counted = (count: number | undefined, size: string): string =>
  count === undefined || count === 1 ? size : `${count} × ${size}`;
