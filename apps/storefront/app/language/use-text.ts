import { type Translate, translator } from '@counterpane/messages/translator';
import { useMemo } from 'react';
import { localeOf } from './locale.ts';
import { useStorefront } from './use-storefront.ts';

/** `const t = useText()`, then `t('English text', values)`. */
export const useText = (): Translate => {
  const storefront = useStorefront();
  const locale = storefront ? localeOf(storefront) : 'en';
  return useMemo(() => translator(locale), [locale]);
};
