import { PageShell } from '../../../chrome/page-shell.tsx';
import { ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import page from '../order-page.module.css';

interface CannotPayPageProps {
  readonly heading: string;
  readonly orderId: string;
  /** Why it cannot be paid now, as it was answered. */
  readonly problem: string | undefined;
}

/** A difference that cannot be paid now, and the way back to its order. */
export const CannotPayPage = ({ heading, orderId, problem }: CannotPayPageProps) => {
  const t = useText();
  return (
    <PageShell>
      <div className={page.page}>
        <h1>{heading}</h1>
        {problem && (
          <Notice look="bad" takesFocus>
            {problem}
          </Notice>
        )}
        <ButtonLink look="primary" href={pageUrls.order(orderId)}>
          {t('Back to your order')}
        </ButtonLink>
      </div>
    </PageShell>
  );
};
