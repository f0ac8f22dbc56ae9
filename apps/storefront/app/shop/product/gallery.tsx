import type { ProductPage, VariantView } from '@counterpane/contract/pages';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { Bedroom } from '../../design/drawings/bedroom.tsx';
import { Fabric } from '../../design/drawings/fabric.tsx';
import { hasRoom } from '../../design/drawings/furnished-room.tsx';
import { inColor } from '../../design/drawings/in-color.ts';
import { Studio } from '../../design/drawings/studio.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './gallery.module.css';
import { PerVariant } from './per-variant.tsx';
import { PhotoGallery } from './photos/photo-gallery.tsx';
import { findShownPhotos } from './photos/shown-photos.ts';
import { ZoomLink } from './zoom/zoom-link.tsx';

/** Its photographs; until there are any it is drawn. */
export const Gallery = ({ page }: { page: ProductPage }) => {
  const shown = findShownPhotos(page);
  if (shown !== null) return <PhotoGallery page={page} shown={shown} />;
  return page.drawing.shape === 'mattress' ? (
    <MattressPictures page={page} />
  ) : (
    <ProductPictures page={page} />
  );
};

/** A mattress at home, by itself and from close by: side by side where there is room, on a phone a strip to swipe. */
const MattressPictures = ({ page: { drawing, product } }: { page: ProductPage }) => {
  const t = useText();
  const { title } = product;
  const labels = {
    bedroom: t('{title} on a made bed in a bright room', { title }),
    studio: t('{title} by itself, seen from the corner', { title }),
    fabric: t('The quilted cover and the border from close by'),
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
    <section className={styles.gallery} aria-label={t('Pictures')} tabIndex={0}>
      <Framed href={addresses.picture(product.name, 'bedroom')} label={labels.bedroom}>
        <Bedroom drawing={drawing} label={labels.bedroom} />
      </Framed>
      <Framed href={addresses.picture(product.name, 'studio')} label={labels.studio}>
        <Studio drawing={drawing} label={labels.studio} />
      </Framed>
      <Framed href={addresses.picture(product.name, 'fabric')} label={labels.fabric}>
        <Fabric drawing={drawing} label={labels.fabric} />
      </Framed>
    </section>
  );
};

/** Anything else by itself, in the chosen colour. */
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
            <Framed href={addresses.picture(product.name, 'studio', color?.value)} label={label}>
              <Studio drawing={inColor(drawing, swatchOf(color?.value))} label={label} />
            </Framed>
          );
        }}
      </PerVariant>
      {hasRoom(drawing) && (
        <PerVariant
          variants={variants}
          selectedSku={selectedSku}
          by={(variant) => colorOf(variant)?.value ?? ''}
        >
          {(variant) => <RoomPicture product={product} color={colorOf(variant)} />}
        </PerVariant>
      )}
    </section>
  );
};

interface RoomPictureProps {
  readonly product: ProductPage['product'];
  readonly color: VariantView['properties'][number] | undefined;
}

/** In a room, in the chosen colour; a file of its own, which most visits to a long page never need. */
const RoomPicture = ({ product, color }: RoomPictureProps) => {
  const t = useText();
  const url = addresses.picture(product.name, 'room', color?.value);
  const title = [product.title, color?.title].filter(Boolean).join(', ');
  const label = t('{title} in a room', { title });
  return (
    <Framed href={url} label={label}>
      <img src={url} alt={label} width="1200" height="800" loading="lazy" />
    </Framed>
  );
};

const colorOf = ({ properties }: VariantView) => properties.find(({ name }) => name === 'Color');

const Framed = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => (
  <div className={styles.picture}>
    {children}
    <ZoomLink href={href} label={label} />
  </div>
);
