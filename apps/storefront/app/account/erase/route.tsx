import type { CustomerCredit } from '@counterpane/contract/customer/customer';
import type { Translate } from '@counterpane/messages/translator';
import { data, Form, redirect } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../form/field.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import styles from '../login/login.module.css';
import type { Route } from './+types/route.ts';

/** Asks before anything goes, then for the code that was sent; once it is done the customer is signed out. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('done')) return { step: 'done' as const, email: '', credit: null };
  const client = getCustomerClient(context);
  const [devices, credit] = await Promise.all([client.devices(), client.credit()]);
  const { email } = requireCustomer(devices, accountUrls.eraseMyData());
  return {
    step: searchParams.has('sent') ? ('code' as const) : ('ask' as const),
    email,
    // Not every storefront has any.
    credit: credit.ok && credit.result.balance.amount > 0 ? credit.result : null,
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getCustomerClient(context);
  const form = await request.formData();
  if (!form.has('code')) {
    const sent = await client.sendErasureCode();
    if (sent.ok) return redirect(accountUrls.eraseMyData('sent'), 303);
    if (sent.status === 401) return redirect(accountUrls.login(), 303);
    return data({ error: sent.error.error }, { status: sent.status });
  }
  const erased = await client.eraseCustomer(String(form.get('code')).slice(0, 40));
  if (erased.ok) return redirect(accountUrls.eraseMyData('done'), 303);
  if (erased.status === 401) return redirect(accountUrls.login(), 303);
  return data({ error: erased.error.error }, { status: erased.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Delete your account'));
}

export default function EraseRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { step, email, credit } = loaderData;
  const t = useText();
  const { money } = useFormat();
  const lost = credit && lostText(credit, t, money);
  const error = actionData?.error;
  return (
    <PageShell>
      <div className={styles.page}>
        <h1>{t('Delete your account')}</h1>
        {step === 'done' && (
          <>
            <Notice takesFocus>{t('Your account is gone, and what no law makes us keep of you.')}</Notice>
            <ButtonLink look="primary" href={pageUrls.home()}>
              {t('Back to the shop')}
            </ButtonLink>
          </>
        )}
        {step === 'ask' && (
          <Form method="post" action={accountUrls.eraseMyData()} className={styles.form}>
            {error !== undefined && (
              <Notice look="bad" takesFocus>
                {error}
              </Notice>
            )}
            <p>
              {t(
                'Messages to us, what you entered at checkout and this account are deleted, on all devices. Orders that were paid stay with us as long as tax law asks for it; their links in our emails keep working.',
              )}
            </p>
            <p>{t('A new address or an exchange that still waits for your payment is called off.')}</p>
            {lost && <Notice>{lost}</Notice>}
            <Button look="primary" wide>
              {t('Send me a code')}
            </Button>
          </Form>
        )}
        {step === 'code' && (
          <Form method="post" action={accountUrls.eraseMyData('sent')} className={styles.form}>
            <Notice>
              {t('We have sent a code to {email}. It works once, for {count} minutes.', { email, count: 10 })}
            </Notice>
            <TextField
              id="code"
              name="code"
              label={t('Code')}
              error={error}
              key={error}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              required
              maxLength={20}
            />
            {lost && <p>{lost}</p>}
            <Button look="primary" wide>
              {t('Delete my account')}
            </Button>
          </Form>
        )}
        {step !== 'done' && <PageLink to={accountUrls.myAccount()}>{t('Keep my account')}</PageLink>}
      </div>
    </PageShell>
  );
}

/** What becomes of store credit: it stays with the orders that it came from or paid, and is gone where it is a thank-you alone. */
const lostText = (
  { balance, staysWithOrders }: CustomerCredit,
  t: Translate,
  write: ReturnType<typeof useFormat>['money'],
): string => {
  const amount = write(balance, 'always');
  return staysWithOrders
    ? t(
        'Your {amount} of store credit stays with your paid orders, as long as those stay with us. Without an account you cannot pay with it; with a new account of the same email you can.',
        { amount },
      )
    : t(
        'Your {amount} of store credit is gone with your account, and a new one does not bring it back. Spend it before you delete your account.',
        { amount },
      );
};
