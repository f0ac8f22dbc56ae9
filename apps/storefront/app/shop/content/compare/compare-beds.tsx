import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { compareUrl, MOST_COMPARED, toggled } from './compare-url.ts';

interface CompareBedsProps {
  readonly parts: PartsOf<'compare'>;
  readonly path: string;
}

/** The mattresses side by side; what is compared is chosen by links, so that every comparison has an address. */
export const CompareBeds = ({ parts, path }: CompareBedsProps) => {
  const t = useText();
  const { size, sizes, all, chosen, others } = parts;
  return (
    <>
      <nav className={styles.choices} aria-label={t('Size')}>
        <span>{t('Size')}</span>
        <ul>
          {sizes.map(({ value, title }) => (
            <li key={value}>
              <PageLink
                to={compareUrl(path, { size: value, chosen })}
                rel="nofollow"
                aria-current={value === size.value ? 'true' : undefined}
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.chooser} open={chosen.length > 0}>
        <summary>{t('Compare only some, up to {most}', { most: MOST_COMPARED })}</summary>
        <nav className={styles.choices} aria-label={t('Beds to compare')}>
          <ul>
            {all.map(({ name, title }) => (
              <li key={name}>
                <BedChoice parts={parts} path={path} name={name} title={title} />
              </li>
            ))}
          </ul>
        </nav>
        {chosen.length > 0 && (
          <PageLink to={compareUrl(path, { size: size.value, chosen: [] })}>{t('Show all of them')}</PageLink>
        )}
      </details>
      <CompareTable parts={parts} />
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="comparisons">
          <h2 id="comparisons">{t('More comparisons')}</h2>
          <ul>
            {others.map(({ title, path: to }) => (
              <li key={to}>
                <PageLink to={to}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
};

type BedChoiceProps = CompareBedsProps & PartsOf<'compare'>['all'][number];

/** Takes a bed in or out; where there is no room for another one, only its name. */
const BedChoice = ({ parts: { size, chosen }, path, name, title }: BedChoiceProps) => {
  const next = toggled(chosen, name);
  if (next === null) return <span className={styles.full}>{title}</span>;
  return (
    <PageLink
      to={compareUrl(path, { size: size.value, chosen: next })}
      rel="nofollow"
      aria-current={chosen.includes(name) ? 'true' : undefined}
    >
      {title}
    </PageLink>
  );
};
