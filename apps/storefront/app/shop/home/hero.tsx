import type { HomePage } from '@counterpane/contract/pages/pages';
import { ButtonLink } from '../../design/button.tsx';
import { PicturePlaceholder } from '../../design/drawings/picture-placeholder.tsx';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import styles from './hero.module.css';

/**
 * How wide the picture of the home page is drawn, what is cut off included: sixteen by nine, it covers its place by its
 * height where that is narrower. On a phone that is 85vw high, on a tablet up to 93vw; a desktop shows all its width.
 */
export const HERO_SIZES = '(max-width: 768px) 151vw, (max-width: 1024px) 165vw, 100vw';

/** The words of a brand and its bed. Each brand sets the one to the other in its own way: see the token `look`. */
export const Hero = ({ hero }: { hero: HomePage['hero'] }) => (
  <section className={styles.hero}>
    <div className={styles.picture}>
      {hero.picture === null ? (
        <PicturePlaceholder />
      ) : (
        <Photo {...photoOf(hero.picture)} sizes={HERO_SIZES} isFirst="main" />
      )}
    </div>
    <div className={styles.words}>
      <h1>{hero.heading}</h1>
      <p className={styles.text}>{hero.text}</p>
      <ButtonLink look="primary" href={hero.action.url}>
        {hero.action.title}
      </ButtonLink>
    </div>
  </section>
);
