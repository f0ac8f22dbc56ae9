import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';
import type { MethodPanelProps } from './method-panel-props.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Nothing is asked here: the company's own button is on the page after `Place order`, and its script draws it. Without
 * script there is no such button, and its radio says so.
 */
export const ButtonPanel = ({ method }: MethodPanelProps) => {
  const t = useText();
  const label = localizeName(t, method.label);
  return useHydrated() && <p>{t('{label} opens after you place the order.', { label })}</p>;
};
