import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from './catalogue-parts.module.css';

type Parts = PartsOf<'white-glove'>;

/** What the service costs: by how many large things there are, and by state. */
export const WhiteGlovePrices = ({ parts: { usual, totals, states } }: { parts: Parts }) => {
  const t = useText();
  const format = useFormat();
  const without = states.filter(({ tariff }) => tariff === null);
  return (
    <div className={styles.prices}>
      <section>
        <h2>{t('What it costs')}</h2>
        <p>
          {t('{first} for the first large item and {additional} for each further one, whatever they weigh.', {
            first: format.money(usual.first),
            additional: format.money(usual.additional),
          })}
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Large items')}</th>
              <th scope="col">{t('Price')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ items, amount }) => (
              <tr key={items}>
                <th scope="row">{items}</th>
                <td>{format.money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {states.length > 0 && (
        <section>
          <h2>{t('Where it is offered')}</h2>
          <p>
            {without.length === 0
              ? t('Everywhere that we ship.')
              : t('Everywhere that we ship but {states}.', {
                  states: format.list(without.map(({ title }) => title)),
                })}
          </p>
          <details className={styles.states}>
            <summary>{t('Prices by state or province')}</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('State')}</th>
                  <th scope="col">{t('First item')}</th>
                  <th scope="col">{t('Each further one')}</th>
                </tr>
              </thead>
              <tbody>
                {states.map(({ code, title, tariff }) => (
                  <StateRow key={code} title={title} tariff={tariff} />
                ))}
              </tbody>
            </table>
          </details>
        </section>
      )}
    </div>
  );
};

const StateRow = ({ title, tariff }: Omit<Parts['states'][number], 'code'>) => {
  const t = useText();
  const format = useFormat();
  return (
    <tr>
      <th scope="row">{title}</th>
      {tariff === null ? (
        <td colSpan={2}>{t('Not available')}</td>
      ) : (
        <>
          <td>{format.money(tariff.first)}</td>
          <td>{format.money(tariff.additional)}</td>
        </>
      )}
    </tr>
  );
};
