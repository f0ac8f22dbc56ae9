import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import type { CSSProperties, ReactNode } from 'react';
import { Photo } from '../../../design/photo/photo.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { LivePrice } from '../../quotes/live-price.tsx';
import styles from './compare.module.css';

type Compare = PartsOf<'compare'>;
type Bed = Compare['beds'][number];

/** Few beds fill the page with larger pictures (compare.module.css). */
const sizesOf = (beds: number): string => `(max-width: 575px) 144px, ${beds > 3 ? 300 : 364}px`;

/** The columns, for the style that makes all of them as wide as each other. */
const widthOf = (beds: number): CSSProperties & { readonly '--beds': number } => ({ '--beds': beds });

/** One column a bed, one row a fact. */
export const CompareTable = ({ parts: { beds, size } }: { parts: Compare }) => {
  const t = useText();
  const { measures } = useFormat();
  const rows: readonly (readonly [string, (bed: Bed) => ReactNode])[] = [
    [t('Price in {size}', { size: size.title }), (bed) => <PriceOf bed={bed} />],
    [t('Feel'), ({ feel }) => feel],
    [t('Material'), ({ material }) => material],
    [t('Height'), ({ height }) => height !== null && measures.length(height)],
    [t('Weight'), ({ pounds }) => pounds !== null && measures.weight(pounds)],
    [t('Comes free with it'), ({ gifts }) => <Lines lines={gifts} />],
    [t('Trial'), ({ trial }) => trial],
    [t('Warranty'), ({ warranty }) => warranty],
    [t('Suits'), ({ suits }) => suits],
  ];
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
          {rows.map(([title, tell]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
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
