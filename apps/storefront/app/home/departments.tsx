import type { HomePage } from '@counterpane/contract/pages';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { Photo, photoOf } from '../photo/photo.tsx';
import styles from './departments.module.css';
import page from './home-view.module.css';

/** How wide a tile is; the last of an odd number has the row of a phone to itself. */
const BESIDE = '(max-width: 1024px) 50vw, 680px';
const ACROSS = '(max-width: 768px) 100vw, 680px';

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
                sizes={index % 2 === 0 && index === departments.length - 1 ? ACROSS : BESIDE}
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
