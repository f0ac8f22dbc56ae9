import type { Drawing, ProductPage, VariantView } from '@counterpane/contract/pages';
import type { ReactNode } from 'react';
import { Bedroom } from '../drawings/bedroom.tsx';
import { Fabric } from '../drawings/fabric.tsx';
import { inColor } from '../drawings/in-color.ts';
import { Studio } from '../drawings/studio.tsx';
import { useText } from '../language/use-text.ts';
import styles from './gallery.module.css';
import { PerVariant } from './per-variant.tsx';

/** A mattress at home, by itself and from close by; anything else by itself, in the chosen colour. */
export const Gallery = ({ page }: { page: ProductPage }) =>
  page.drawing.shape === 'mattress' ? (
    <MattressPictures drawing={page.drawing} title={page.product.title} />
  ) : (
    <ProductPictures page={page} />
  );

/** Side by side where there is room; a strip to swipe on a phone. */
const MattressPictures = ({ drawing, title }: { drawing: Drawing; title: string }) => {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
    <section className={styles.gallery} aria-label={t('Pictures')} tabIndex={0}>
      <Framed>
        <Bedroom drawing={drawing} label={t('{title} on a made bed in a bright room', { title })} />
      </Framed>
      <Framed>
        <Studio drawing={drawing} label={t('{title} by itself, seen from the corner', { title })} />
      </Framed>
      <Framed>
        <Fabric drawing={drawing} label={t('The quilted cover and the border from close by')} />
      </Framed>
    </section>
  );
};

const ProductPictures = ({ page: { product, variants, selectedSku, drawing } }: { page: ProductPage }) => {
  const t = useText();
  const swatchOf = (color: string | undefined) =>
    product.properties.find(({ name }) => name === 'Color')?.options.find(({ value }) => value === color)
      ?.swatch ?? null;
  return (
    <section className={styles.single} aria-label={t('Pictures')}>
      <PerVariant
        variants={variants}
        selectedSku={selectedSku}
        by={(variant) => colorOf(variant)?.value ?? ''}
      >
        {(variant) => {
          const color = colorOf(variant);
          const label = [product.title, color?.title].filter(Boolean).join(', ');
          return (
            <Framed>
              <Studio drawing={inColor(drawing, swatchOf(color?.value))} label={label} />
            </Framed>
          );
        }}
      </PerVariant>
    </section>
  );
};

const colorOf = ({ properties }: VariantView) => properties.find(({ name }) => name === 'Color');

const Framed = ({ children }: { children: ReactNode }) => <div className={styles.picture}>{children}</div>;
