import type { StaffSession } from '@counterpane/contract/staff/staff';
import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import styles from './staff.module.css';

/** On every page of staff: who is signed in, and the way out. */
export const StaffMenu = ({ session }: { session: StaffSession }) => {
  const t = useText();
  return (
    <Form method="post" action={pageUrls.staffSignOut()} className={styles.member}>
      <span>{t('You are {name}.', { name: session.name })}</span>
      <PageLink to={pageUrls.staffAccount()}>{t('Your account')}</PageLink>
      <Button look="link">{t('Sign out')}</Button>
    </Form>
  );
};
