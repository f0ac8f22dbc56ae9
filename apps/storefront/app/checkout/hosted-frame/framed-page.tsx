import type { OrderView } from '@counterpane/contract/orders/orders';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../../chrome/use-heading-focus.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from '../step.module.css';

interface FramedPageProps {
  readonly label: string;
  readonly order: OrderView;
  readonly children: ReactNode;
}

/** What is paid, and how to pay another way, around a provider's page. */
export const FramedPage = ({ label, order, children }: FramedPageProps) => {
  const t = useText();
  const format = useFormat();
  useHeadingFocus(order.id);
  return (
    <div className={styles.step}>
      <h1>{t('Pay with {label}', { label })}</h1>
      <p>
        {t('Order {id}: {total}. It is placed when {label} has said yes.', {
          id: order.shortId,
          total: format.money(order.total, 'always'),
          label,
        })}
      </p>
      {children}
      <div className={styles.links}>
        <ButtonLink href={pageUrls.checkout('billing')}>{t('Pay another way')}</ButtonLink>
      </div>
    </div>
  );
};
