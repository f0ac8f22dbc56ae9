import { useMemo } from 'react';
import { useStorefront } from '../chrome/use-storefront.ts';
import { type Translate, translator } from './translate.ts';

/** `const t = useText()`, then `t('English text', values)`. */
export const useText = (): Translate => {
  const language = useStorefront()?.language ?? 'en';
  return useMemo(() => translator(language), [language]);
};
