import type { PageCollection, PageState } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { placeholders } from '@counterpane/messages/placeholders';
import { Button } from '../../../design/button.tsx';
import { InterpolatedText } from '../../../language/interpolated-text.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { CouponName } from '../../quotes/live-price.tsx';
import { livePriceOfAll } from '../../quotes/quote-attributes.ts';
import { chosenValue } from '../choices/chosen-value.ts';
import { PerVariant } from '../per-variant.tsx';
import { chosenVariant } from './choice-for-size.ts';
import { COLLECTION_BUTTON, collectionItems } from './collection-items.ts';
import { findOfferedCollection } from './find-collection.ts';
import styles from './offers.module.css';
import { SetInOtherSize } from './set-in-other-size.tsx';
import { SetNote } from './set-note.tsx';

interface CollectionOfferProps {
  readonly productID: string;
  readonly state: Pick<PageState, 'collection' | 'collections' | 'productItem'>;
  readonly url: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/**
 * Everything that belongs to the product, piece by piece, in one click. In another size it may be another set. Where a
 * piece is sold out the set stays, and says so.
 */
export const CollectionOffer = ({ productID, state, url, variants, selectedSku }: CollectionOfferProps) => {
  const t = useText();
  if (!state.collection?.isComplete && !state.collection?.isSoldOut) return null;
  const { title } = state.collection;
  const collectionOf = (variant: VariantView): PageCollection | null =>
    findOfferedCollection(state, { productID, ...variant });
  const keyOf = (variant: VariantView): string => {
    if (!variant.isPurchasable) return 'out';
    const found = collectionOf(variant);
    return found ? `here ${state.collections.indexOf(found)}` : variant.sku;
  };
  const loadedSize = chosenValue(chosenVariant(variants, selectedSku), 'Size');
  return (
    <section className={styles.set} aria-label={t('The whole set')}>
      <PerVariant variants={variants} selectedSku={selectedSku} by={keyOf}>
        {(variant) => {
          const collection = collectionOf(variant);
          if (!variant.isPurchasable || collection?.isSoldOut)
            return <SetNote title={title}>{t('Out of stock')}</SetNote>;
          if (collection?.isComplete) return <WholeSet collection={collection} />;
          return collection || chosenValue(variant, 'Size') === loadedSize ? (
            <SetNote title={title}>
              {chosenValue(variant, 'Color') === null
                ? t('Not with this choice')
                : t('not available in this color')}
            </SetNote>
          ) : (
            <SetInOtherSize title={title} url={url} variant={variant} />
          );
        }}
      </PerVariant>
    </section>
  );
};

const WholeSet = ({ collection }: { collection: PageCollection }) => {
  const { title, items, prices } = collection;
  const t = useText();
  const pieceText = usePieceText();
  return (
    <>
      <p>
        <strong>{t('The whole set')}</strong>: {title}
      </p>
      <ul className={styles.note}>
        {items.map((piece) => (
          <li key={piece.productName}>{pieceText(piece)}</li>
        ))}
      </ul>
      <p {...livePriceOfAll(collectionItems(collection))}>
        <InterpolatedText text={t('Together {price}', placeholders('price'))} gap="price">
          <span data-quote-part="price">{prices.formatted.finalPrice}</span>
        </InterpolatedText>{' '}
        <CouponName />
      </p>
      <Button look="quiet" name="source" value={COLLECTION_BUTTON}>
        {t('Add the whole set')}
      </Button>
    </>
  );
};

/** @example "2 × Socalle nightstand, Walnut: $458" */
const usePieceText = (): ((piece: PageCollection['items'][number]) => string) => {
  const t = useText();
  const format = useFormat();
  return ({ title, item, price }) => {
    const count = item && item.quantity > 1 ? `${item.quantity} × ` : '';
    const choices = item?.properties.map((choice) => choice.title) ?? [];
    const piece = `${count}${[title, ...choices].join(', ')}`;
    return price ? t('{name}: {value}', { name: piece, value: format.money(price) }) : piece;
  };
};
