import { BED_SIZES } from '@counterpane/rules/options/bed-sizes';
import { Form, redirect, useSearchParams } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import type { Route } from './+types/route.ts';
import { BedSize } from './bed-size.tsx';
import { OrderList } from './order-list.tsx';
import styles from './overview.module.css';
import { OwnLink } from './own-link.tsx';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  const answer = await getCustomerClient(context).customer(isPage ? page : 1);
  return requireCustomer(answer, accountUrls.myAccount());
};

/** Saves the size of the bed; without one it is forgotten. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const typed = (await request.formData()).get('bedSize');
  const bedSize = BED_SIZES.find((size) => size === typed) ?? null;
  requireCustomer(await getCustomerClient(context).saveBedSize(bedSize), accountUrls.myAccount());
  return redirect(accountUrls.myAccountSized(), 303);
};

/** More pages than any customer has. */
const LAST_PAGE = 500;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your account'));
}

export default function OverviewRoute({
  loaderData: { email, bedSize, givesCredit, referralLink, thanks, orders, olderPage },
}: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <PageShell>
      <div className={styles.page}>
        <h1>{t('Your account')}</h1>
        <div className={styles.who}>
          <p>{t('You are signed in as {email}.', { email })}</p>
          <PageLink to={accountUrls.myAddresses()} className={styles.link}>
            {t('Addresses')}
          </PageLink>
          {givesCredit && (
            <PageLink to={accountUrls.myCredit()} className={styles.link}>
              {t('Your store credit')}
            </PageLink>
          )}
          <PageLink to={accountUrls.myData()} className={styles.link}>
            {t('Devices and data')}
          </PageLink>
          <Form method="post" action={accountUrls.signOut()} reloadDocument>
            <Button look="link">{t('Sign out')}</Button>
          </Form>
        </div>
        {search.has('joined') && (
          <Notice takesFocus>
            {t('What was in your cart on your other device is in your cart here now.')}{' '}
            <PageLink to={pageUrls.cart()}>{t('See your cart')}</PageLink>
          </Notice>
        )}
        {search.has('size') && (
          <Notice takesFocus>
            {bedSize ? t('Pages now start with your size.') : t('Your size is forgotten.')}
          </Notice>
        )}
        <OrderList orders={orders} olderPage={olderPage} />
        <BedSize bedSize={bedSize} />
        <OwnLink link={referralLink} thanks={thanks} />
      </div>
    </PageShell>
  );
}
