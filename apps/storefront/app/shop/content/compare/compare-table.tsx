import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import type { CSSProperties, ReactNode } from 'react';
import { Photo } from '../../../design/photo/photo.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { LivePrice } from '../../quotes/live-price.tsx';
import { Stars } from '../../reviews/stars.tsx';
import styles from './compare.module.css';
import { differs, specificationOf, specificationTitles, starsToCompare } from './compare-rows.ts';

type Compare = PartsOf<'compare'>;
type Bed = Compare['beds'][number];

/** Few beds fill the page with larger pictures (compare.module.css). */
const sizesOf = (beds: number): string => `(max-width: 575px) 144px, ${beds > 3 ? 300 : 364}px`;

/** The columns, for the style that makes all of them as wide as each other. */
const widthOf = (beds: number): CSSProperties & { readonly '--beds': number } => ({ '--beds': beds });

interface Row {
  readonly title: string;
  /** What is compared of a product. */
  readonly fact: (bed: Bed) => unknown;
  /** How it is shown; as it is where nothing else is said. */
  readonly tell?: (bed: Bed) => ReactNode;
}

/** One column a product, one row a fact; facts that differ between those that were chosen are marked. */
export const CompareTable = ({ parts: { beds, size, chosen } }: { parts: Compare }) => {
  const t = useText();
  const { measures } = useFormat();
  const specified = specificationTitles(beds);
  const rows: readonly Row[] = [
    {
      title: size === null ? t('Price') : t('Price in {size}', { size: size.title }),
      fact: ({ card }) => card?.price,
      tell: (bed) => <PriceOf bed={bed} />,
    },
    {
      title: t('Reviews'),
      fact: starsToCompare,
      tell: ({ reviews }) => reviews.total > 0 && <Stars reviews={reviews} />,
    },
    { title: t('Feel'), fact: ({ feel }) => feel },
    { title: t('Material'), fact: ({ material }) => material },
    {
      title: t('Height'),
      fact: ({ height }) => height,
      tell: ({ height }) => height !== null && measures.length(height),
    },
    {
      title: t('Weight'),
      fact: ({ pounds }) => pounds,
      tell: ({ pounds }) => pounds !== null && measures.weight(pounds),
    },
    ...specified.map((title) => ({ title, fact: (bed: Bed) => specificationOf(bed, title) })),
    {
      title: t('Comes free with it'),
      fact: ({ gifts }) => (gifts.length === 0 ? null : gifts),
      tell: ({ gifts }) => <Lines lines={gifts} />,
    },
    { title: t('Trial'), fact: ({ trial }) => trial },
    { title: t('Warranty'), fact: ({ warranty }) => warranty },
    { title: t('Suits'), fact: ({ suits }) => suits },
  ];
  // What the pages say in their own words stands for what is measured of them, and what nothing fills is left out.
  const told = [...new Map(rows.map((row) => [row.title, row])).values()].filter(({ fact }) =>
    beds.some((bed) => (fact(bed) ?? null) !== null),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section className={styles.scroller} aria-label={t('Comparison')} tabIndex={0}>
      <table className={styles.table} style={widthOf(beds.length)}>
        <thead>
          <tr>
            <td />
            {beds.map(({ name, title, url, picture }) => (
              <th scope="col" key={name}>
                <Photo
                  src={picture.url}
                  alt=""
                  sizes={sizesOf(beds.length)}
                  width={320}
                  height={240}
                  tint={picture.tint ?? undefined}
                />
                <PageLink to={url}>{title}</PageLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ title, fact, tell = shownAsIs(fact) }) => (
            <tr key={title}>
              <th scope="row">
                {title}
                {chosen.length > 1 && differs(beds, fact) && (
                  <span className={styles.differs}>{t('differs')}</span>
                )}
              </th>
              {beds.map((bed) => (
                <td key={bed.name}>{tell(bed) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Of a fact that is a text. */
const shownAsIs =
  (fact: Row['fact']) =>
  (bed: Bed): ReactNode => {
    const text = fact(bed);
    return typeof text === 'string' ? text : null;
  };

const PriceOf = ({ bed: { card } }: { bed: Bed }) => {
  const t = useText();
  if (card === null) return <span className={styles.none}>{t('Not made in this size')}</span>;
  return (
    <>
      <LivePrice
        item={{ ...card.item, quantity: 1 }}
        isPurchasable={card.isPurchasable}
        now={card.price}
        was={card.listPrice}
      />
      {!card.isPurchasable && <span className={styles.none}>{t('Out of stock')}</span>}
    </>
  );
};

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
