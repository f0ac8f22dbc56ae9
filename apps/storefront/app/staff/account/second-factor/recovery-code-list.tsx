import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import styles from '../account.module.css';

/** The codes, on the one page that ever shows them. */
export const RecoveryCodeList = ({ codes }: { codes: readonly string[] }) => {
  const t = useText();
  return (
    <>
      <Notice takesFocus>{t('Your second factor is on.')}</Notice>
      <section className={styles.section} aria-labelledby="codes">
        <h2 id="codes">{t('Your recovery codes')}</h2>
        <p>
          {t(
            'Keep them where you would find them without your telephone. Each opens your account once. This page is the only one that shows them.',
          )}
        </p>
        <ol className={styles.codes} aria-labelledby="codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </section>
      <PageLink to={pageUrls.staffAccount()}>{t('I have kept them')}</PageLink>
    </>
  );
};
