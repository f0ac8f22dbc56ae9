import { hoursIn } from '@counterpane/contract/format-hours';
import { useMemo } from 'react';
import { useStorefront } from './use-storefront.ts';

/** How a page writes the hours between which something comes: apart from the other formats, which public pages load. */
export const useHours = (): ReturnType<typeof hoursIn> => {
  const { language = 'en', country = 'US' } = useStorefront() ?? {};
  return useMemo(() => hoursIn(language, country), [language, country]);
};
