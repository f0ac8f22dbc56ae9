import type { ProductPage } from '@counterpane/contract/pages';
import { useId } from 'react';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { familyOf } from './family.ts';
import styles from './option-tiles.module.css';

const TITLES = { material: 'Material', firmness: 'Firmness' } as const;

/** A model in its materials and firmnesses: each is a product of its own, so choosing one leads to its page. */
export const FamilyLinks = ({ page }: { page: Pick<ProductPage, 'product' | 'siblings'> }) =>
  familyOf(page).map(({ axis, members }) => <Axis key={axis} axis={axis} members={members} />);

const Axis = ({ axis, members }: ReturnType<typeof familyOf>[number]) => {
  const t = useText();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <div className={styles.heading}>
        <span id={id}>{t(TITLES[axis])}</span>
        <span className={styles.chosen}>{members.find(({ isHere }) => isHere)?.title}</span>
      </div>
      <ul className={styles.tiles}>
        {members.map(({ title, url, isHere }) => (
          <li key={url}>
            <PageLink className={styles.tile} to={url} aria-current={isHere ? 'page' : undefined}>
              <span className={styles.title}>{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
