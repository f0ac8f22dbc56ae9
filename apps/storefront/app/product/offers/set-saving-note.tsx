import type { PageState, PageUpsell } from '@counterpane/contract/page-state';
import { useText } from '../../language/use-text.ts';
import styles from './offers.module.css';

interface SetSavingNoteProps {
  readonly shown: readonly PageUpsell[];
  readonly state: Pick<PageState, 'upsellItems'>;
}

/**
 * Each price counts the saving of the set that the thing makes with the product; the product makes one set, so that
 * of two such things only one brings its saving.
 */
export const SetSavingNote = ({ shown, state }: SetSavingNoteProps) => {
  const t = useText();
  const isOneOfMany = state.upsellItems.filter(makesSet).length > 1;
  return (
    isOneOfMany &&
    shown.some(makesSet) && (
      <p className={styles.note}>
        {t('A product saves in one set: of several things here that make a set with it, one saving counts.')}
      </p>
    )
  );
};

const makesSet = ({ choices }: PageUpsell): boolean => choices.some(({ setSaving }) => setSaving.amount > 0);
