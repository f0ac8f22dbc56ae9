import type { SetOption } from '@counterpane/contract/pages/set-pages';
import { useId } from 'react';
import { Swatch } from '../../design/swatch.tsx';
import { useText } from '../../language/use-text.ts';
import styles from '../product/choices/option-tiles.module.css';
import own from './set-tiles.module.css';

interface SetTilesProps {
  readonly field: string;
  readonly title: string;
  readonly options: readonly SetOption[];
}

/**
 * A size or a colour of a set. What does not go with the rest can still be chosen, for the rest may follow: the page says
 * what is wrong. What is sold out cannot.
 */
export const SetTiles = ({ field, title, options }: SetTilesProps) => {
  const t = useText();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className={styles.heading} id={id}>
        {title}
      </div>
      <div className={styles.tiles}>
        {options.map(({ value, title: name, note, swatch, texture, isChosen, isAvailable, isSoldOut }) => (
          <label key={value} className={isAvailable ? styles.tile : `${styles.tile} ${own.apart}`}>
            <input
              type="radio"
              name={field}
              value={value}
              defaultChecked={isChosen}
              disabled={isSoldOut && !isChosen}
              aria-labelledby={`${id}${value}`}
              aria-describedby={`${id}${value}n`}
            />
            <span className={own.title}>
              {swatch !== null && <Swatch color={swatch} texture={texture} />}
              <span id={`${id}${value}`} className={styles.title}>
                {name}
              </span>
            </span>
            <span id={`${id}${value}n`} className={styles.note}>
              {isSoldOut ? t('Out of stock') : isAvailable ? note : t('Not with this choice')}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
};
