import type { VariantView } from '@counterpane/contract/pages/pages';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { fieldName } from '../purchase-form.ts';
import { SetNote } from './set-note.tsx';

interface SetInOtherSizeProps {
  readonly title: string;
  /** Null where it is not made in the size. */
  readonly url: string | null;
  readonly variant: VariantView;
}

/** Leads to a set in a size that this page does not know it in. */
export const SetInOtherSize = ({ title, url, variant: { properties } }: SetInOtherSizeProps) => {
  const t = useText();
  const size = properties.find(({ name }) => name === 'Size')?.title ?? '';
  const choices = Object.fromEntries(properties.map(({ name, value }) => [fieldName(name), value]));
  return (
    <SetNote title={title}>
      {url === null ? (
        t('not available in {size}', { size })
      ) : (
        <PageLink to={pageUrls.productWith(url, choices)}>{t('see the set in {size}', { size })}</PageLink>
      )}
    </SetNote>
  );
};
