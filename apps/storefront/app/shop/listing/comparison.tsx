import type { Card } from '@counterpane/contract/pages/pages';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { LivePrice } from '../quotes/live-price.tsx';
import { Stars } from '../reviews/stars.tsx';
import { findCommonSize } from './common-size.ts';
import styles from './comparison.module.css';

/** What the facts of a mattress tell, in their order. */
const FACTS = ['Type', 'Feel', 'Height'] as const satisfies readonly PlainMessageId[];

/** Every mattress in a row: what it is, what is in it, what it costs in the size that the list is for. */
export const Comparison = ({ cards }: { cards: readonly Card[] }) => {
  const t = useText();
  const size = findCommonSize(cards);
  const columns = Math.max(0, ...cards.map(({ facts }) => facts.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section className={styles.scroller} aria-label={t('Comparison')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Mattress')}</th>
            {Array.from({ length: columns }, (_, column) => (
              <th scope="col" key={FACTS[column] ?? column}>
                {t(FACTS[column] ?? 'More')}
              </th>
            ))}
            <th scope="col">{size ?? t('Price')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.name}>
              <th scope="row">
                <PageLink to={card.url}>{card.title}</PageLink>
                <Stars reviews={card.reviews} />
              </th>
              {Array.from({ length: columns }, (_, column) => (
                <td key={card.facts[column] ?? column}>{card.facts[column]}</td>
              ))}
              <td>
                <LivePrice
                  item={{ ...card.item, quantity: 1 }}
                  isPurchasable={card.isPurchasable}
                  now={card.price}
                  was={card.listPrice}
                />
                {size === null && card.size !== null && <span className={styles.size}>{card.size}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
