import type { CustomerDevice } from '@counterpane/contract/customer/customer';
import type { Translate } from '@counterpane/messages/translator';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { preferencesUrl } from '../../shop/preferences/preference-urls.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import { OrderConsents } from '../order/consents/order-consents.tsx';
import overview from '../overview/overview.module.css';
import { parseNewPasskey } from '../passkeys/parse-passkey.ts';
import { Passkeys } from '../passkeys/passkeys.tsx';
import type { Route } from './+types/route.ts';
import { CompanyLogins } from './company-logins.tsx';
import styles from './your-data.module.css';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const client = getCustomerClient(context);
  const [devices, passkeys, logins, consents] = await Promise.all([
    client.devices(),
    client.passkeys(),
    client.logins(),
    client.consents(),
  ]);
  return {
    ...requireCustomer(devices, accountUrls.myData()),
    ...requireCustomer(passkeys, accountUrls.myData()),
    ...requireCustomer(logins, accountUrls.myData()),
    consents: requireCustomer(consents, accountUrls.myData()),
  };
};

/** Signs out on another device, takes a consent back, adds or removes a passkey, or removes the account of another company. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getCustomerClient(context);
  const form = await request.formData();
  if (form.has('passkey')) return addPasskey(client, form);
  const removed = form.get('removed');
  if (typeof removed === 'string') {
    requireCustomer(await client.removePasskey(removed.slice(0, 1_400) || '-'), accountUrls.myData());
    return redirect(accountUrls.myData(), 303);
  }
  const login = form.get('login');
  if (typeof login === 'string') {
    requireCustomer(await client.removeLogin(login.slice(0, 64) || '-'), accountUrls.myData());
    return redirect(accountUrls.myData('login'), 303);
  }
  const channel = form.get('channel');
  if (channel === 'email' || channel === 'sms') requireResult(await client.withdrawConsent(channel));
  else requireResult(await client.endDevice(String(form.get('device') ?? '').slice(0, 64) || '-'));
  return redirect(accountUrls.myData(), 303);
};

const addPasskey = async (client: ReturnType<typeof getCustomerClient>, form: FormData) => {
  const passkey = parseNewPasskey(form);
  const added = passkey && (await client.addPasskey(passkey));
  if (added?.ok) return redirect(accountUrls.myData('passkey'), 303);
  return data({ passkeyError: added?.error.error ?? null }, { status: added?.status ?? 400 });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Devices and data'));
}

export default function DataRoute({
  loaderData: { devices, passkeys, logins, consents },
  actionData,
}: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  const thisDevice = devices.find(({ isThisOne }) => isThisOne);
  return (
    <PageShell>
      <div className={overview.page}>
        <p className={styles.note}>
          <PageLink to={accountUrls.myAccount()}>{t('Your account')}</PageLink>
        </p>
        <h1>{t('Devices and data')}</h1>
        {search.has('passkey') && (
          <Notice takesFocus>{t('From now on you can sign in here with this passkey.')}</Notice>
        )}
        {search.has('login') && <Notice takesFocus>{t('It is removed, and signs you in no more.')}</Notice>}
        {actionData?.passkeyError && (
          <Notice look="bad" takesFocus>
            {actionData.passkeyError}
          </Notice>
        )}
        <section aria-labelledby="devices" className={styles.part}>
          <h2 id="devices">{t('Where you are signed in')}</h2>
          <ul className={styles.devices} aria-labelledby="devices">
            {devices.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        </section>
        <Passkeys passkeys={passkeys} device={thisDevice ? nameOf(thisDevice, t) : ''} />
        <CompanyLogins logins={logins} />
        <OrderConsents consents={consents} action={accountUrls.myData()} />
        <p>
          <PageLink to={preferencesUrl()}>{t('Choose which emails you get')}</PageLink>
        </p>
        <section aria-labelledby="export" className={styles.part}>
          <h2 id="export">{t('Take your data along')}</h2>
          <p className={styles.note}>
            {t('Everything that we know by your email, of all our brands, as a file (JSON).')}
          </p>
          <a href={accountUrls.exportMyData()} download>
            {t('Download your data')}
          </a>
        </section>
        <section aria-labelledby="erase" className={styles.part}>
          <h2 id="erase">{t('Delete your account')}</h2>
          <p className={styles.note}>
            {t('Your account goes, and what no law makes us keep of you. You confirm it with a code.')}
          </p>
          <ButtonLink look="quiet" href={accountUrls.eraseMyData()}>
            {t('Delete my account')}
          </ButtonLink>
        </section>
      </div>
    </PageShell>
  );
}

const Device = ({ device }: { readonly device: CustomerDevice }) => {
  const t = useText();
  const { days } = useFormat();
  const { id, begunAt, isThisOne } = device;
  const name = nameOf(device, t);
  return (
    <li className={styles.device}>
      <p>
        {name}
        {isThisOne && <strong> · {t('this device')}</strong>}
        <span className={styles.since}>{t('since {date}', { date: days.date(begunAt) })}</span>
      </p>
      {!isThisOne && (
        <Form method="post">
          <input type="hidden" name="device" value={id} />
          <Button look="link" aria-label={t('Sign out: {device}', { device: name })}>
            {t('Sign out')}
          </Button>
        </Form>
      )}
    </li>
  );
};

const nameOf = ({ browser, system }: CustomerDevice, t: Translate): string =>
  t('{browser} on {system}', {
    browser: browser ?? t('Unknown browser'),
    system: system ?? t('unknown system'),
  });
