import { data, Form, redirect } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { AddressFields, fieldId } from '../../../form/address-fields.tsx';
import { ErrorSummary } from '../../../form/error-summary.tsx';
import { fieldErrorsOf } from '../../../form/form-errors.ts';
import { parseAddress } from '../../../form/parse-address.ts';
import { headText } from '../../../language/head-text.ts';
import { useStorefront } from '../../../language/use-storefront.ts';
import { useText } from '../../../language/use-text.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../../customer-client.ts';
import styles from '../../order/address/address-page.module.css';
import page from '../../order/order-page.module.css';
import type { Route } from './+types/route.ts';

/** A saved address, or a new one. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const answer = await getCustomerClient(context).addresses();
  const { addresses } = requireCustomer(answer, accountUrls.myAddress(id));
  const address = addresses.find((one) => one.isSaved && one.id === id) ?? null;
  if (!address && id !== NEW) throw redirect(accountUrls.myAddresses(), 303);
  return { address };
};

const NEW = 'new';

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  const client = getCustomerClient(context);
  const values = parseAddress(await request.formData());
  const saved = await (id === NEW ? client.saveAddress(values) : client.changeSavedAddress(id, values));
  if (saved.ok) return redirect(accountUrls.myAddresses('saved'), 303);
  // Signed out in another tab, or deleted there.
  if (saved.status === 401 || saved.status === 404) return redirect(accountUrls.myAddresses(), 303);
  return data({ values, errors: fieldErrorsOf(saved.error) }, { status: saved.status });
};

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(params.id === NEW ? t('Add an address') : t('Change the address'));
}

export default function SavedAddressRoute({ loaderData: { address }, actionData }: Route.ComponentProps) {
  const t = useText();
  const errors = actionData?.errors ?? {};
  return (
    <PageShell>
      <div className={page.page}>
        <h1>{address ? t('Change the address') : t('Add an address')}</h1>
        <p className={page.status}>
          {address
            ? t('Orders that are placed already go where they were sent.')
            : t('The checkout will have it filled in for you.')}
        </p>
        <Form method="post" className={styles.form} noValidate>
          <ErrorSummary errors={errors} idOf={(field) => fieldId('shipping', field)} attempt={0} />
          <AddressFields
            kind="shipping"
            country={useStorefront()?.country ?? 'US'}
            values={actionData?.values ?? address}
            errors={errors}
          />
          <div className={styles.buttons}>
            <Button look="primary">{t('Save the address')}</Button>
            <ButtonLink look="link" href={accountUrls.myAddresses()}>
              {t('Back to your addresses')}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </PageShell>
  );
}
