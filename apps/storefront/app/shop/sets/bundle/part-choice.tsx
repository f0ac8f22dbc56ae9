import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { useId } from 'react';
import { Photo } from '../../../design/photo/photo.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import step from '../set-step.module.css';
import { SetTiles } from '../set-tiles.tsx';
import styles from './set-cards.module.css';

type Group = BundlePage['groups'][number];

/** One part of a bundle: any of these products, then what the chosen one comes in. */
export const PartChoice = ({ group }: { group: Group }) => {
  const t = useText();
  const id = useId();
  const chosen = group.products.find(({ isChosen }) => isChosen);
  return (
    <section className={step.step}>
      <h2 id={id} className={step.heading}>
        {group.title}
      </h2>
      <div role="radiogroup" aria-labelledby={id} className={styles.cards}>
        {group.products.map((product) => (
          <PartCard key={product.name} field={group.field} product={product} />
        ))}
        {group.isOptional && (
          <label className={styles.card}>
            <input type="radio" name={group.field} value="" defaultChecked={!chosen} />
            <span className={step.words}>
              <span className={step.title}>{t('Without')}</span>
            </span>
          </label>
        )}
      </div>
      {group.options.map(({ field, title, options }) => (
        <SetTiles
          key={field}
          field={field}
          title={t('{name}: {value}', { name: group.title, value: title })}
          options={options}
        />
      ))}
      {chosen && (
        <p className={styles.about}>
          <PageLink to={chosen.url}>{t('All about {title}', { title: chosen.title })}</PageLink>
        </p>
      )}
    </section>
  );
};

/** What is sold out cannot be chosen; what is only not made in this size can, for the size may follow. */
const PartCard = ({ field, product }: { field: string; product: Group['products'][number] }) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const { name, title, picture, price, isSoldOut, isChosen } = product;
  const missing = isSoldOut ? t('Out of stock') : t('Not in this size');
  return (
    <label className={price ? styles.card : `${styles.card} ${styles.apart}`}>
      <input
        type="radio"
        name={field}
        value={name}
        defaultChecked={isChosen}
        disabled={isSoldOut && !isChosen}
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}n`}
      />
      <Photo src={picture.url} alt="" sizes="96px" width={96} height={72} />
      <span className={step.words}>
        <span id={`${id}t`} className={step.title}>
          {title}
        </span>
        <span id={`${id}n`} className={step.note}>
          {price ? format.money(price) : missing}
        </span>
      </span>
    </label>
  );
};
