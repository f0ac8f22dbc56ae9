import type { ProductPage } from '@counterpane/contract/pages/pages';
import { useHref } from 'react-router';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { expressLabel } from '../../payment/express-label.ts';
import { noticesUrl } from '../notices/notice-urls.ts';
import { CouponNoteWithoutScript } from '../quotes/coupon-note.tsx';
import { Stars } from '../reviews/stars.tsx';
import { AddBar } from './add-bar.tsx';
import { ASK } from './added/added-url.ts';
import type { AffirmLine } from './affirm/find-affirm-line.ts';
import { AmazonPlace } from './amazon/amazon-place.tsx';
import type { AmazonFacts } from './amazon/find-amazon-facts.ts';
import { ChoiceLinks } from './choices/choice-links.tsx';
import { OptionTiles } from './choices/option-tiles.tsx';
import { QUANTITIES } from './choices/page-quantity.ts';
import type { Swap } from './choices/select-variant.ts';
import { SiblingLinks } from './choices/sibling-links.tsx';
import { stockFacts } from './choices/stock-facts.ts';
import { SwapNotice } from './choices/swap-notice.tsx';
import { DeliveryRow } from './facts/delivery-row.tsx';
import { Gifts } from './facts/gifts.tsx';
import { PromiseFacts } from './facts/promise-facts.tsx';
import { CollectionOffer } from './offers/collection-offer.tsx';
import { findSetOffer } from './offers/find-set-offer.ts';
import { PlanPicker } from './offers/plan-picker.tsx';
import { SetOffer } from './offers/set-offer.tsx';
import { UpgradePicker } from './offers/upgrade-picker.tsx';
import { UpsellRow } from './offers/upsell-row.tsx';
import { OFFERED_BESIDE, upsellsInOrder } from './offers/upsells-in-order.ts';
import { PayOverTime } from './pay-over-time.tsx';
import { PriceReceipt } from './price-receipt.tsx';
import { PriceRegion } from './price-region.tsx';
import { EXPRESS_BUTTON, PRODUCT_FIELD } from './purchase-form.ts';
import styles from './purchase-panel.module.css';

export interface PurchasePanelProps {
  readonly page: ProductPage;
  /** How many are chosen: one of those that the page offers. */
  readonly quantity: number;
  /** Why nothing was added. */
  readonly error: string | null;
  /** The product is in the cart; this is what is not, and why. */
  readonly missing: readonly string[];
  /** Nor is the product itself any more. */
  readonly isGone?: boolean;
  /** The product was just added as it was chosen: said until a script opens the pop-up, and after that is closed. */
  readonly isAdded?: boolean;
  /** What was asked for, is out of stock, and gave way to another choice. */
  readonly swap: Swap | null;
  /** What Affirm's script is told, where it writes a line under the price. */
  readonly affirm?: AffirmLine | null;
  /** What draws Amazon's button; null where there is none. */
  readonly amazon?: AmazonFacts | null;
}

/** Everything that decides a purchase, in one form that works without script. */
export const PurchasePanel = ({
  page,
  quantity,
  error,
  missing,
  isGone = false,
  isAdded = false,
  swap,
  affirm = null,
  amazon = null,
}: PurchasePanelProps) => {
  const t = useText();
  const { product, variants, selectedSku, state } = page;
  const set = findSetOffer(page);
  const express = expressLabel(page.expressMethods);
  const address = useHref(product.metadata.url);
  const chosen = { variants, selectedSku, quantity };
  const isOff = variants.find(({ sku }) => sku === selectedSku)?.isPurchasable === false;
  return (
    <form
      method="post"
      action={address}
      className={styles.panel}
      data-purchase=""
      data-inventory-key={product.inventoryKey}
      data-stock={JSON.stringify(stockFacts(variants))}
    >
      <div>
        <h1>{product.title}</h1>
        <p className={styles.subtitle}>{page.subtitle}</p>
        <Stars reviews={page.reviews.figures} to="#reviews" />
      </div>
      {error !== null && <PurchaseError text={error} />}
      {isAdded && <JustAdded title={product.title} />}
      {missing.length > 0 && <PartlyAdded title={isGone ? null : product.title} missing={missing} />}
      <SwapNotice swap={swap} />
      <div>
        <PriceRegion productID={product.id} {...chosen} />
        <PayOverTime page={page} affirm={affirm} />
      </div>
      <div id="choices" className={styles.choices} tabIndex={-1}>
        <ChoiceLinks {...page} />
        <SiblingLinks page={page} />
        {product.properties.map((property) => (
          <OptionTiles
            key={property.name}
            property={property}
            variants={variants}
            selectedSku={selectedSku}
          />
        ))}
      </div>
      <noscript>
        <Button look="quiet" wide formMethod="get" formAction={address}>
          {t('Update the price')}
        </Button>
        <CouponNoteWithoutScript />
      </noscript>
      <div className={styles.gifts}>
        <Gifts variants={variants} selectedSku={selectedSku} />
      </div>
      <DeliveryRow variants={variants} selectedSku={selectedSku} />
      <div className={styles.actions} data-actions="">
        <label className={styles.quantity}>
          <span>{t('Quantity')}</span>
          <select name="quantity" defaultValue={quantity}>
            {QUANTITIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <Button look="primary" wide name="source" value="main-add-to-cart" data-add="" disabled={isOff}>
          {t('Add to cart')}
        </Button>
      </div>
      {express !== null && (
        <Button look="quiet" wide name={EXPRESS_BUTTON} value="on" data-add="" disabled={isOff}>
          {express}
        </Button>
      )}
      {amazon && <AmazonPlace facts={amazon} />}
      <PromiseFacts promises={page.promises} />
      <UpgradePicker upgrades={state.upgradableUpsellItems} {...chosen} />
      <PlanPicker plans={state.plans} {...chosen} />
      <UpsellRow
        upsells={upsellsInOrder(state).slice(0, OFFERED_BESIDE)}
        state={state}
        isOff={isOff}
        {...chosen}
      />
      {set && (
        <SetOffer offer={set} url={product.metadata.url} variants={variants} selectedSku={selectedSku} />
      )}
      <CollectionOffer
        productID={product.id}
        state={state}
        url={product.metadata.url}
        variants={variants}
        selectedSku={selectedSku}
      />
      <PriceReceipt {...chosen} />
      <p>
        <PageLink to={noticesUrl(product.name)}>{t('Tell me when it is back or costs less')}</PageLink>
      </p>
      <AddBar productID={product.id} variants={variants} selectedSku={selectedSku} isOff={isOff} />
      <input type="hidden" name={PRODUCT_FIELD} value={product.id} />
      <input type="hidden" name={ASK} value="" data-ask={product.name} />
    </form>
  );
};

const JustAdded = ({ title }: { title: string }) => {
  const t = useText();
  return (
    <p className={styles.partly} role="status">
      <strong>{t('{title} is in your cart.', { title })}</strong>
      <PageLink to={pageUrls.cart()}>{t('See your cart')}</PageLink>
    </p>
  );
};

/** The shopper stays, to choose something else in the place of what is not to be had. */
const PartlyAdded = ({ title, missing }: { title: string | null; missing: readonly string[] }) => {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
    <div className={styles.partly} role="alert" tabIndex={-1} autoFocus>
      <p>
        {title !== null && <strong>{t('{title} is in your cart.', { title })}</strong>}{' '}
        {t('What was not added:')}
      </p>
      <ul>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <PageLink to={pageUrls.cart()}>{t('See your cart')}</PageLink>
    </div>
  );
};

const PurchaseError = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
  <p className={styles.error} role="alert" tabIndex={-1} autoFocus>
    <Icon name="warning" />
    {text}
  </p>
);
