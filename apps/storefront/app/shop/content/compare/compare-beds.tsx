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

/** Products of one kind side by side; what is compared is chosen by links, so that every comparison has an address. */
export const CompareBeds = ({ parts, path }: CompareBedsProps) => {
  const t = useText();
  const { of, kinds, size, sizes, all, chosen, others } = parts;
  const here = { of: of.value, size: size?.value ?? null, chosen };
  return (
    <>
      <Choices
        title={t('Compare')}
        choices={kinds}
        chosen={of.value}
        urlOf={(value) => compareUrl(path, { of: value, size: null, chosen: [] })}
      />
      {sizes.length > 1 && (
        <Choices
          title={t('Size')}
          choices={sizes}
          chosen={here.size}
          urlOf={(value) => compareUrl(path, { ...here, size: value })}
        />
      )}
      <details className={styles.chooser} open={chosen.length > 0}>
        <summary>{t('Compare only some, up to {most}', { most: MOST_COMPARED })}</summary>
        <nav className={styles.choices} aria-label={t('What to compare')}>
          <ul>
            {all.map(({ name, title }) => (
              <li key={name}>
                <BedChoice parts={parts} path={path} name={name} title={title} />
              </li>
            ))}
          </ul>
        </nav>
        {chosen.length > 0 && (
          <PageLink to={compareUrl(path, { ...here, chosen: [] })}>{t('Show all of them')}</PageLink>
        )}
      </details>
      {chosen.length === 1 && (
        <p className={styles.next} role="status">
          {t('Choose one more above, and what differs between the two is marked.')}
        </p>
      )}
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

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  readonly chosen: string | null;
  readonly urlOf: (value: string) => string;
}

/** A row of links of which one is where we are. */
const Choices = ({ title, choices, chosen, urlOf }: ChoicesProps) => (
  <nav className={styles.choices} aria-label={title}>
    <span>{title}</span>
    <ul>
      {choices.map((choice) => (
        <li key={choice.value}>
          <PageLink
            to={urlOf(choice.value)}
            rel="nofollow"
            aria-current={choice.value === chosen ? 'true' : undefined}
          >
            {choice.title}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);

type BedChoiceProps = CompareBedsProps & PartsOf<'compare'>['all'][number];

/** Takes a product in or out; where there is no room for another one, only its name. */
const BedChoice = ({ parts: { of, size, chosen }, path, name, title }: BedChoiceProps) => {
  const next = toggled(chosen, name);
  if (next === null) return <span className={styles.full}>{title}</span>;
  return (
    <PageLink
      to={compareUrl(path, { of: of.value, size: size?.value ?? null, chosen: next })}
      rel="nofollow"
      aria-current={chosen.includes(name) ? 'true' : undefined}
    >
      {title}
    </PageLink>
  );
};
