import type { CustomerDevice } from '@counterpane/contract/customer/customer';
import { Form, redirect } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import { OrderConsents } from '../order/consents/order-consents.tsx';
import overview from '../overview/overview.module.css';
import type { Route } from './+types/route.ts';
import styles from './your-data.module.css';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const client = getCustomerClient(context);
  const [devices, consents] = await Promise.all([client.devices(), client.consents()]);
  return {
    ...requireCustomer(devices, accountUrls.myData()),
    consents: requireCustomer(consents, accountUrls.myData()),
  };
};

/** Signs out on another device, or takes a consent back. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getCustomerClient(context);
  const form = await request.formData();
  const channel = form.get('channel');
  if (channel === 'email' || channel === 'sms') requireResult(await client.withdrawConsent(channel));
  else requireResult(await client.endDevice(String(form.get('device') ?? '').slice(0, 64) || '-'));
  return redirect(accountUrls.myData(), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Devices and data'));
}

export default function DataRoute({ loaderData: { devices, consents } }: Route.ComponentProps) {
  const t = useText();
  return (
    <PageShell>
      <div className={overview.page}>
        <p className={styles.note}>
          <PageLink to={accountUrls.myAccount()}>{t('Your account')}</PageLink>
        </p>
        <h1>{t('Devices and data')}</h1>
        <section aria-labelledby="devices" className={styles.part}>
          <h2 id="devices">{t('Where you are signed in')}</h2>
          <ul className={styles.devices} aria-labelledby="devices">
            {devices.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        </section>
        <OrderConsents consents={consents} action={accountUrls.myData()} />
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
  const { id, browser, system, begunAt, isThisOne } = device;
  const name = t('{browser} on {system}', {
    browser: browser ?? t('Unknown browser'),
    system: system ?? t('unknown system'),
  });
  return (
    <li className={styles.device}>
      <p>
        {name}
        {isThisOne && <strong> · {t('this device')}</strong>}
        <span className={styles.since}>{t('since {date}', { date: days.day(begunAt) })}</span>
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
