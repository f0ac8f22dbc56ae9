import type { KnownAddress } from '@counterpane/contract/customer/addresses';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form, redirect, useSearchParams } from 'react-router';
import { type AddressNews, accountUrls } from '../../account-urls.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { AddressLines } from '../../form/address-lines.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import overview from '../overview/overview.module.css';
import data from '../your-data/your-data.module.css';
import type { Route } from './+types/route.ts';
import styles from './addresses.module.css';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireCustomer(await getCustomerClient(context).addresses(), accountUrls.myAddresses());

/** Deletes an address or brings it back, makes it the default, or saves where an order went. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getCustomerClient(context);
  const form = await request.formData();
  const id = String(form.get('address') ?? '');
  const act = form.get('act');
  if (act === 'restore') return redirect(accountUrls.myAddresses(await restore(client, id)), 303);
  const { addresses } = requireCustomer(await client.addresses(), accountUrls.myAddresses());
  const address = addresses.find((one) => one.id === id);
  // What another tab has deleted is gone as it was to be.
  if (!address) return redirect(accountUrls.myAddresses(), 303);
  if (!address.isSaved) requireCustomer(await client.saveAddress(address), accountUrls.myAddresses());
  else if (act === 'delete') {
    requireCustomer(await client.deleteAddress(id), accountUrls.myAddresses());
    return redirect(accountUrls.myAddressesWithout(id), 303);
  } else requireCustomer(await client.makeAddressDefault(id), accountUrls.myAddresses());
  return redirect(accountUrls.myAddresses(address.isSaved ? 'default' : 'saved'), 303);
};

/** What the page says then: nothing where the address is gone for good. */
const restore = async (
  client: ReturnType<typeof getCustomerClient>,
  id: string,
): Promise<AddressNews | undefined> => {
  const restored = await client.restoreAddress(id);
  if (restored.ok) return 'restored';
  if (restored.status === 404) return undefined;
  if (restored.error.code === 'addresses_full') return 'full';
  requireCustomer(restored, accountUrls.myAddresses());
  return undefined;
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your addresses'));
}

const NEWS_TEXTS: Readonly<Record<AddressNews, PlainMessageId>> = {
  saved: 'The address is saved.',
  deleted: 'The address is deleted.',
  restored: 'The address is back.',
  full: 'There is no room for another address. Delete one first.',
  default: 'The checkout now starts with this address.',
};

export default function AddressesRoute({ loaderData: { addresses, maySave } }: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  const news = NEWS.find((one) => one === search.get('news'));
  const without = search.get('without');
  const saved = addresses.filter(({ isSaved }) => isSaved);
  const ordered = addresses.filter(({ isSaved }) => !isSaved);
  return (
    <PageShell>
      <div className={overview.page}>
        <p className={data.note}>
          <PageLink to={accountUrls.myAccount()}>{t('Your account')}</PageLink>
        </p>
        <h1>{t('Your addresses')}</h1>
        {news && (
          <Notice takesFocus look={news === 'full' ? 'bad' : 'calm'}>
            {t(NEWS_TEXTS[news])}
            {news === 'deleted' && without && (
              <Act address={{ id: without }} act="restore" label={t('Bring the address back')}>
                {t('Bring the address back')}
              </Act>
            )}
          </Notice>
        )}
        <section aria-labelledby="saved" className={data.part}>
          <h2 id="saved">{t('Saved addresses')}</h2>
          {saved.length === 0 ? (
            <p className={data.note}>{t('No address is saved yet. The checkout starts with one that is.')}</p>
          ) : (
            <ul className={styles.addresses}>
              {saved.map((address) => (
                <SavedAddress key={address.id} address={address} />
              ))}
            </ul>
          )}
          {maySave ? (
            <ButtonLink href={accountUrls.myAddress()}>{t('Add an address')}</ButtonLink>
          ) : (
            <p className={data.note}>{t('There is no room for another address. Delete one first.')}</p>
          )}
        </section>
        {maySave && ordered.length > 0 && (
          <section aria-labelledby="ordered" className={data.part}>
            <h2 id="ordered">{t('From your orders')}</h2>
            <ul className={styles.addresses}>
              {ordered.map((address) => (
                <li key={address.id} className={styles.address}>
                  <Lines address={address} />
                  <Act address={address} act="save" label={t('Save: {address}', nameOf(address))}>
                    {t('Save')}
                  </Act>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageShell>
  );
}

const NEWS = ['saved', 'deleted', 'restored', 'full', 'default'] as const satisfies readonly AddressNews[];

const SavedAddress = ({ address }: { readonly address: KnownAddress }) => {
  const t = useText();
  const { id, isDefault } = address;
  return (
    <li className={styles.address}>
      <Lines address={address} />
      {isDefault && <p className={styles.default}>{t('Default at checkout')}</p>}
      <div className={styles.acts}>
        <PageLink to={accountUrls.myAddress(id)} aria-label={t('Change: {address}', nameOf(address))}>
          {t('Change')}
        </PageLink>
        {!isDefault && (
          <Act address={address} act="default" label={t('Make default: {address}', nameOf(address))}>
            {t('Make default')}
          </Act>
        )}
        <Act address={address} act="delete" label={t('Delete: {address}', nameOf(address))}>
          {t('Delete')}
        </Act>
      </div>
    </li>
  );
};

const Lines = ({ address }: { readonly address: KnownAddress }) => (
  <div>
    <AddressLines address={address} />
    <p className={styles.phone}>{address.phone}</p>
  </div>
);

interface ActProps {
  readonly address: Pick<KnownAddress, 'id'>;
  readonly act: 'save' | 'default' | 'delete' | 'restore';
  readonly label: string;
  readonly children: string;
}

const Act = ({ address, act, label, children }: ActProps) => (
  <Form method="post" action={accountUrls.myAddresses()}>
    <input type="hidden" name="address" value={address.id} />
    <input type="hidden" name="act" value={act} />
    <Button look="link" aria-label={label}>
      {children}
    </Button>
  </Form>
);

const nameOf = ({ fullName, line1 }: KnownAddress) => ({ address: `${fullName}, ${line1}` });
