import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { placeholders } from '@counterpane/messages/placeholders';
import { InterpolatedText } from '../../language/interpolated-text.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from './catalogue-parts.module.css';

/** What comes free with a mattress in each size, and what it would cost. */
export const GiftValues = ({ parts: { mattress, gifts, sizes } }: { parts: PartsOf<'value'> }) => {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-label={t('Value by size')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Size')}</th>
              {gifts.map((gift) => (
                <th scope="col" key={gift}>
                  {gift}
                </th>
              ))}
              <th scope="col">{t('Worth')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size.title}>
                <th scope="row">{size.title}</th>
                {gifts.map((title) => (
                  <td key={title}>
                    {size.gifts
                      .filter((gift) => gift.title === title)
                      .map(({ quantity, value }) =>
                        quantity === 1
                          ? format.money(value)
                          : `${quantity} × ${format.money({ ...value, amount: value.amount / quantity })}`,
                      )
                      .join(', ') || '–'}
                  </td>
                ))}
                <td>
                  <strong>{format.money(size.total)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>
        <InterpolatedText text={t('Counted for the {product}.', placeholders('product'))} gap="product">
          <PageLink to={mattress.url}>{mattress.title}</PageLink>
        </InterpolatedText>
      </p>
    </>
  );
};
