import type { HomePage } from '@counterpane/contract/pages';
import { ButtonLink } from '../design/button.tsx';
import { Bedroom } from '../drawings/bedroom.tsx';
import { Photo } from '../photo/photo.tsx';
import styles from './hero.module.css';
import { HERO_SIZES } from './hero-sizes.ts';

export const Hero = ({ hero }: { hero: HomePage['hero'] }) => (
  <section className={styles.hero}>
    <div className={styles.words}>
      <h1>{hero.heading}</h1>
      <p className={styles.text}>{hero.text}</p>
      <ButtonLink look="primary" href={hero.action.url}>
        {hero.action.title}
      </ButtonLink>
    </div>
    <div className={styles.picture}>
      {hero.picture === null ? (
        <Bedroom drawing={hero.drawing} />
      ) : (
        <Photo
          src={hero.picture.url}
          alt={hero.picture.alt}
          sizes={HERO_SIZES}
          width={960}
          height={720}
          isFirst="main"
        />
      )}
    </div>
  </section>
);
