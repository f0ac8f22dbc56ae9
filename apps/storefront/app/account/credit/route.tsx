import type { CustomerCredit } from '@counterpane/contract/customer/customer';
import { accountUrls } from '../../account-urls.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import overview from '../overview/overview.module.css';
import data from '../your-data/your-data.module.css';
import type { Route } from './+types/route.ts';
import styles from './credit.module.css';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireCustomer(await getCustomerClient(context).credit(), accountUrls.myCredit());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your store credit'));
}

export default function CreditRoute({ loaderData: { balance, entries } }: Route.ComponentProps) {
  const t = useText();
  const { money } = useFormat();
  return (
    <PageShell>
      <div className={overview.page}>
        <p className={data.note}>
          <PageLink to={accountUrls.myAccount()}>{t('Your account')}</PageLink>
        </p>
        <h1>{t('Your store credit')}</h1>
        <p className={styles.balance}>{t('You have {amount}.', { amount: money(balance, 'always') })}</p>
        <p className={data.note}>
          {t('You can pay with it at the checkout while you are signed in. It does not expire.')}
        </p>
        {entries.length > 0 && (
          <section aria-labelledby="entries" className={data.part}>
            <h2 id="entries">{t('What came and went')}</h2>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <Entry key={`${entry.at} ${entry.kind} ${entry.order?.id}`} entry={entry} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageShell>
  );
}

const Entry = ({ entry: { kind, order, amount, at } }: { entry: CustomerCredit['entries'][number] }) => {
  const t = useText();
  const { days, money } = useFormat();
  const id = order?.shortId ?? '';
  const texts = {
    given: t('Given for order {id}', { id }),
    spent: t('Paid for order {id}', { id }),
    freed: t('Not needed for order {id}', { id }),
    thanks: t('Thank you for a recommendation'),
  };
  return (
    <li className={styles.entry}>
      <span>
        {order ? <PageLink to={accountUrls.myOrder(order.id)}>{texts[kind]}</PageLink> : texts[kind]}
        <span className={styles.date}>{days.date(at)}</span>
      </span>
      <span>{money(amount, 'always')}</span>
    </li>
  );
};
