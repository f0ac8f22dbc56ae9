import type { HomePage } from '@counterpane/contract/pages';
import { ButtonLink } from '../design/button.tsx';
import { Bedroom } from '../drawings/bedroom.tsx';
import styles from './hero.module.css';

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
      <Bedroom drawing={hero.drawing} />
    </div>
  </section>
);
