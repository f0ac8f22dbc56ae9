import type { VariantView } from '@counterpane/contract/pages/pages';
import type { ProductView } from '@counterpane/contract/products/products';
import { useId } from 'react';
import { Swatch } from '../../../design/swatch.tsx';
import { useText } from '../../../language/use-text.ts';
import { PerVariant } from '../per-variant.tsx';
import { fieldName } from '../purchase-form.ts';
import { type OptionState, optionState } from './option-state.ts';
import styles from './option-tiles.module.css';

type Property = ProductView['properties'][number];

interface OptionTilesProps {
  readonly property: Property;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** One property as a group of radios that look like tiles. */
export const OptionTiles = ({ property, variants, selectedSku }: OptionTilesProps) => {
  const id = useId();
  const chosenTitle = ({ properties }: VariantView) =>
    properties.find(({ name }) => name === property.name)?.title ?? '';
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className={styles.heading}>
        <span id={id}>{property.title}</span>
        <span className={styles.chosen}>
          <PerVariant variants={variants} selectedSku={selectedSku} by={chosenTitle} as="span">
            {chosenTitle}
          </PerVariant>
        </span>
      </div>
      <div className={styles.tiles}>
        {property.options.map((option) => (
          <OptionTile
            key={option.value}
            property={property.name}
            option={option}
            state={optionState(variants, selectedSku, property.name, option.value)}
          />
        ))}
      </div>
    </div>
  );
};

interface OptionTileProps {
  readonly property: string;
  readonly option: Property['options'][number];
  readonly state: OptionState;
}

const OptionTile = ({ property, option, state }: OptionTileProps) => {
  const t = useText();
  const id = useId();
  const status = statusText[state.stock];
  return (
    <label className={styles.tile}>
      <input
        type="radio"
        name={fieldName(property)}
        value={option.value}
        data-property={property}
        defaultChecked={state.isSelected}
        disabled={state.stock === 'out'}
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}n`}
      />
      <span className={styles.named}>
        {option.swatch !== null && <Swatch color={option.swatch} texture={option.texture} />}
        <span id={`${id}t`} className={styles.title} data-title="">
          {option.title}
        </span>
      </span>
      {/* Told anew by product-page-script.ts when the other choices change. */}
      <span
        id={`${id}n`}
        className={styles.note}
        data-status=""
        data-in={option.note ?? ''}
        data-later={t('Ships later')}
        data-out={t('Out of stock')}
      >
        {status ? t(status) : option.note}
      </span>
    </label>
  );
};

const statusText = { in: null, later: 'Ships later', out: 'Out of stock' } as const;
