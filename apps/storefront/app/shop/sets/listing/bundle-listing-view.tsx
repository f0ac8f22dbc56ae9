import type { BundleListing } from '@counterpane/contract/pages/set-pages';
import type { Picture } from '@counterpane/contract/products/picture';
import { wholeDollars } from '@counterpane/rules/money/display';
import { Photo, photoOf } from '../../../design/photo/photo.tsx';
import { Price } from '../../../design/price.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import listing from '../../listing/listing-view.module.css';
import card from '../../listing/product-card.module.css';
import { CARD_SIZES } from '../../listing/product-card.tsx';
import { CouponNote } from '../../quotes/coupon-note.tsx';
import styles from './bundle-listing-view.module.css';

/** So many stand on the first screen of a desktop: their pictures come at once. */
const FIRST = 3;

export const BundleListingView = ({ page }: { page: BundleListing }) => {
  const t = useText();
  return (
    <div className={listing.page}>
      <div className={listing.head}>
        <h1>{page.heading}</h1>
        <p className={listing.introduction}>{page.introduction}</p>
      </div>
      <h2 className="visually-hidden">{t('All of them')}</h2>
      <CouponNote />
      <ul className={listing.cards}>
        {page.cards.map((bundle, index) => (
          <li key={bundle.name}>
            <BundleCard bundle={bundle} isFirst={index < FIRST} />
          </li>
        ))}
      </ul>
      <Links title={t('Put your own together')} links={page.builders} />
      <Links title={t('Your mattress with an adjustable base')} links={page.adjustable} />
      <Links title={t('Rooms that belong together')} links={page.rooms} />
    </div>
  );
};

interface LinksProps {
  readonly title: string;
  readonly links: readonly (BundleListing['builders'][number] & { picture?: Picture | null })[];
}

const Links = ({ title, links }: LinksProps) =>
  links.length > 0 && (
    <section className={listing.comparison}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.url} className={styles.link}>
            {link.picture && (
              <Photo
                {...photoOf(link.picture)}
                alt=""
                sizes="(max-width: 700px) 100vw, 330px"
                className={styles.picture}
              />
            )}
            <h3 className={styles.linkTitle}>
              <PageLink to={link.url}>{link.title}</PageLink>
            </h3>
            <p>{link.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );

const BundleCard = ({ bundle, isFirst }: { bundle: BundleListing['cards'][number]; isFirst: boolean }) => {
  const t = useText();
  const format = useFormat();
  const { title, subtitle, url, parts, picture, from, listPrice, saving } = bundle;
  return (
    <article className={card.card}>
      <div className={card.picture}>
        <Photo
          src={picture.url}
          alt={picture.alt}
          width={480}
          height={360}
          sizes={CARD_SIZES}
          isFirst={isFirst}
        />
      </div>
      {saving.amount >= 100 && (
        <p className={card.badge}>
          {t('Save up to {amount}', { amount: format.money(wholeDollars(saving)) })}
        </p>
      )}
      <div>
        <h3 className={card.title}>
          <PageLink to={url}>{title}</PageLink>
        </h3>
        <p className={card.subtitle}>{subtitle}</p>
        <ul className={card.facts}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p className={card.price}>
          <span className={card.size}>{t('From')}</span>
          <Price now={from} was={listPrice} />
        </p>
      </div>
    </article>
  );
};
