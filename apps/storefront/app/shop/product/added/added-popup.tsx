import type { ProductPage } from '@counterpane/contract/pages/pages';
import { useText } from '../../../language/use-text.ts';
import type { Recommended } from '../../recommended/fetch-recommended.ts';
import { RecommendedList } from '../../recommended/recommended-list.tsx';
import { PerUnitNote } from '../offers/per-unit-note.tsx';
import { sharesSet } from '../offers/shares-set.ts';
import { UpsellOffer } from '../offers/upsell-offer.tsx';
import { fieldName } from '../purchase-form.ts';
import { AddedDialog } from './added-dialog.tsx';
import type { Added } from './find-added.ts';

interface AddedPopupProps {
  readonly page: ProductPage;
  readonly added: Added;
  /** What goes with the cart as it is now, beside what the page offers. */
  readonly recommended: Recommended;
}

/** Says that the product is in the cart, and offers what goes with it [D92]. */
export const AddedPopup = ({ page, added: { line, quantity, upsells }, recommended }: AddedPopupProps) => {
  const t = useText();
  const { product, selectedSku } = page;
  const variants = page.variants.filter(({ sku }) => sku === selectedSku);
  const chosen = (variants[0]?.properties ?? []).map(({ name, value }) => [fieldName(name), value]);
  return (
    <AddedDialog
      name={product.name}
      title={product.title}
      path={product.metadata.url}
      added={line}
      hidden={{ ...Object.fromEntries(chosen), quantity }}
      source="upsell-popup"
      note={<PerUnitNote quantity={quantity} />}
    >
      {upsells.map((upsell) => (
        <UpsellOffer
          key={upsell.productID}
          upsell={upsell}
          isTicked={false}
          sharesSet={sharesSet(upsell, { upsellItems: upsells })}
          place="popup"
          {...{ variants, selectedSku, quantity }}
        />
      ))}
      {recommended.length > 0 && (
        <li>
          <RecommendedList recommended={recommended} heading={t('More for your bedroom')} place="popup" />
        </li>
      )}
    </AddedDialog>
  );
};
