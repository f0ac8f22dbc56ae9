import type { HomePage } from '@counterpane/contract/pages/pages';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './departments.module.css';
import page from './home-view.module.css';

/**
 * How wide a tile is, as departments.module.css lays them: the last of an odd number has the row of a phone to itself;
 * on a desktop two or three share a row, and three are cut from a picture that is wider than they are.
 */
const sizesOf = (index: number, count: number): string => {
  const isAlone = index % 2 === 0 && index === count - 1;
  const isOfTwo = count === 2 || count === 4 || (count === 5 && index < 2);
  return `(max-width: 768px) ${isAlone ? '100vw' : '50vw'}, ${isOfTwo ? '680px' : '500px'}`;
};

/** What else there is: a picture to each list of the navigation. */
export const Departments = ({ departments }: Pick<HomePage, 'departments'>) => {
  const t = useText();
  if (departments.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('The whole bedroom')}</h2>
      <ul className={styles.tiles} data-count={departments.length}>
        {departments.map(({ title, url, picture }, index) => (
          <li key={url} className={styles.tile}>
            <PageLink to={url} className={styles.link}>
              <Photo
                {...photoOf(picture)}
                alt=""
                sizes={sizesOf(index, departments.length)}
                className={styles.picture}
              />
              <span className={styles.title}>{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
