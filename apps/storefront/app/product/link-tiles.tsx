import { useId } from 'react';
import { PageLink } from '../language/page-link.tsx';
import styles from './option-tiles.module.css';

export interface LinkTile {
  readonly title: string;
  readonly url: string;
  readonly isHere: boolean;
}

interface LinkTilesProps {
  readonly title: string;
  readonly tiles: readonly LinkTile[];
}

/** What is chosen by going to another address, in the look of options. */
export const LinkTiles = ({ title, tiles }: LinkTilesProps) => {
  const id = useId();
  return (
    <nav className={styles.linked} aria-labelledby={id}>
      <div className={styles.heading}>
        <span id={id}>{title}</span>
        <span className={styles.chosen}>{tiles.find(({ isHere }) => isHere)?.title}</span>
      </div>
      <ul className={`${styles.tiles} ${styles.links}`}>
        {tiles.map((tile) => (
          <li key={tile.url}>
            <PageLink className={styles.tile} to={tile.url} aria-current={tile.isHere ? 'page' : undefined}>
              <span className={styles.title}>{tile.title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
