import { type ReactNode, useId } from 'react';
import { PageLink } from '../../../language/page-link.tsx';
import styles from './option-tiles.module.css';

export interface LinkTile {
  readonly title: string;
  readonly url: string;
  readonly isHere: boolean;
}

interface LinkTilesProps {
  readonly title: string;
  /** One list of tiles, or one for each variant: a landmark of its own for each would be many of one name. */
  readonly children: ReactNode;
}

/** What is chosen by going to another address, in the look of options; the tile in bold says what is chosen. */
export const LinkTiles = ({ title, children }: LinkTilesProps) => {
  const id = useId();
  return (
    <nav className={styles.linked} aria-labelledby={id}>
      <div className={styles.heading} id={id}>
        {title}
      </div>
      <div>{children}</div>
    </nav>
  );
};

export const TileList = ({ tiles }: { tiles: readonly LinkTile[] }) => (
  <ul className={`${styles.tiles} ${styles.links}`}>
    {tiles.map((tile) => (
      <li key={tile.url}>
        <PageLink className={styles.tile} to={tile.url} aria-current={tile.isHere ? 'page' : undefined}>
          <span className={styles.title}>{tile.title}</span>
        </PageLink>
      </li>
    ))}
  </ul>
);
