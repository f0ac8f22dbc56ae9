import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { useText } from '../../../language/use-text.ts';
import type { SetOutcome } from '../add-set-action.ts';
import { SetFrame } from '../set-frame.tsx';
import styles from '../set-step.module.css';
import { SetTiles } from '../set-tiles.tsx';
import { ExtraChoice } from './extra-choice.tsx';
import { PartChoice } from './part-choice.tsx';
import { WhiteGloveOption } from './white-glove-option.tsx';

interface BundleViewProps {
  readonly page: BundlePage;
  readonly sent: SetOutcome | null;
}

/** The mattress first, then its size, then what it lies on and what goes with it, step by step. */
export const BundleView = ({ page, sent }: BundleViewProps) => {
  const t = useText();
  const [first, ...others] = page.groups;
  return (
    <SetFrame page={page} sent={sent} isNumbered={page.isBuilder}>
      {first && <PartChoice group={first} />}
      {page.sizes.length > 0 && (
        <section className={styles.step} aria-label={t('Size')}>
          <SetTiles field="size" title={t('Size')} options={page.sizes} />
        </section>
      )}
      {others.map((group) => (
        <PartChoice key={group.role} group={group} />
      ))}
      <ExtraChoice extras={page.extras} />
      <WhiteGloveOption whiteGlove={page.summary.whiteGlove} />
    </SetFrame>
  );
};
