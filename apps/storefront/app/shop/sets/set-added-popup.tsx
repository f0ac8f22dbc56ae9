import type { SetUpsell } from '@counterpane/contract/pages/set-pages';
import { AddedDialog } from '../product/added/added-dialog.tsx';
import { UpsellWords } from './set-upsell-list.tsx';
import styles from './set-upsells.module.css';

interface SetAddedPopupProps {
  readonly name: string;
  readonly path: string;
  /** The title of the set. */
  readonly title: string;
  readonly upsells: readonly SetUpsell[];
  /** What is chosen of the set: the page is made by it again. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Says that the set is in the cart, and offers what goes with it, as on the page of a product [D92]. */
export const SetAddedPopup = ({ upsells, chosen, ...set }: SetAddedPopupProps) => (
  <AddedDialog {...set} added="1" hidden={chosen} source="bundle-popup">
    {upsells.map((upsell) => (
      <li key={upsell.name}>
        <label className={styles.choice}>
          <input type="checkbox" name="upsell" value={upsell.name} />
          <UpsellWords upsell={upsell} />
        </label>
      </li>
    ))}
  </AddedDialog>
);
