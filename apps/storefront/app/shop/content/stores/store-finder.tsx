import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import type { Translate } from '@counterpane/messages/translator';
import { useHref } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../form/field.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import startPositionUrl from './start-position.ts?worker&url';
import { StoreMap } from './store-map.tsx';
import styles from './stores.module.css';

interface StoreFinderProps {
  readonly parts: PartsOf<'stores'>;
  readonly path: string;
}

/** A search by ZIP code or city, a map, and the list that says all of it in words. */
export const StoreFinder = ({ parts, path }: StoreFinderProps) => {
  const t = useText();
  const { zip, city, errors, place, stores, total } = parts;
  return (
    <>
      <form className={styles.search} action={useHref(path)} noValidate>
        <TextField
          id="store-zip"
          name="zip"
          label={t('ZIP code')}
          defaultValue={zip}
          error={errors.zip}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextField
          id="store-city"
          name="city"
          label={t('or city, or state')}
          defaultValue={city}
          error={errors.city}
          autoComplete="address-level2"
        />
        <Button look="primary">{t('Find stores')}</Button>
      </form>
      <p className={styles.position}>
        <Button
          look="link"
          type="button"
          hidden
          data-position={useHref(path)}
          data-failed={t('We could not find out where you are. Try your ZIP code.')}
        >
          {t('Use where I am')}
        </Button>
        <span role="status" />
      </p>
      <script type="module" src={startPositionUrl} />
      <p className={styles.found} role="status">
        {place === null ? (
          t('All {total} stores with the whole range', { total })
        ) : (
          <>
            {t('{count} stores nearest to {place}', { count: stores.length, place })}{' '}
            <PageLink to={path}>{t('Show all {total}', { total })}</PageLink>
          </>
        )}
      </p>
      <div className={styles.columns}>
        <StoreMap stores={stores} />
        <ol className={place === null ? `${styles.list} ${styles.all}` : styles.list}>
          {stores.map((store) => (
            <li key={`${store.zip} ${store.name}`}>
              <span className={styles.number} aria-hidden="true">
                {store.number}
              </span>
              <div>
                <h2>{store.name}</h2>
                <address>
                  {store.street}, {store.city}, {store.state} {store.zip}
                </address>
                <p>
                  {store.hours}
                  <br />
                  <a href={`tel:${store.phone.replace(/[^\d+]/g, '')}`}>{store.phone}</a>
                  {store.miles !== null && <> · {milesText(t, store.miles)}</>}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};

const milesText = (t: Translate, miles: number): string =>
  miles < 1 ? t('less than a mile') : t('{miles} miles', { miles });
