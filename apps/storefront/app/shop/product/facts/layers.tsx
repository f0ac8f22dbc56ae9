import type { Drawing } from '@counterpane/contract/products/drawing';
import { Cutaway } from '../../../design/drawings/cutaway.tsx';
import { useFormat } from '../../../language/use-format.ts';
import styles from './layers.module.css';

interface LayersProps {
  readonly heading: string;
  readonly text: string;
  readonly drawing: Drawing;
}

/** What is inside, lifted apart, on the colour of night. */
export const Layers = ({ heading, text, drawing }: LayersProps) => {
  if (drawing.layers.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <ol className={styles.list}>
            {drawing.layers.map((layer) => (
              <LayerRow key={layer.title} layer={layer} />
            ))}
          </ol>
        </div>
        <div className={styles.picture}>
          <Cutaway drawing={drawing} />
        </div>
      </div>
    </section>
  );
};

const LayerRow = ({ layer: { title, inches, color } }: { layer: Drawing['layers'][number] }) => {
  const { measures } = useFormat();
  return (
    <li className={styles.layer}>
      <svg className={styles.swatch} width="36" height="14" aria-hidden="true">
        <rect width="36" height="14" rx="4" fill={color} />
      </svg>
      <span>{title}</span>
      <span>{measures.length(inches)}</span>
    </li>
  );
};
