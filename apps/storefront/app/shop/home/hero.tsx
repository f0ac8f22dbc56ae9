import type { HomePage } from '@counterpane/contract/pages/pages';
import { ButtonLink } from '../../design/button.tsx';
import { Plate } from '../../design/drawings/plate.tsx';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import styles from './hero.module.css';
import { HERO_SIZES } from './hero-sizes.ts';

/** The words of a brand and its bed. Each brand sets the one to the other in its own way: see the token `look`. */
export const Hero = ({ hero }: { hero: HomePage['hero'] }) => (
  <section className={styles.hero}>
    <div className={styles.picture}>
      {hero.picture === null ? (
        <Plate />
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
