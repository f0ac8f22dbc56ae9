import { useText } from './use-text.ts';

/** A dollar sign alone could be taken for dollars of the United States. */
export const CanadianDollars = ({ className }: { readonly className: string | undefined }) => {
  const t = useText();
  return <p className={className}>{t('All prices are in Canadian dollars (CAD).')}</p>;
};
