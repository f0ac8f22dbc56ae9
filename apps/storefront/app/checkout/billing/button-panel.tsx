import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';
import type { MethodPanelProps } from './method-panel-props.ts';

/** Nothing is asked here: the company's own button is on the page after `Place order`, and its script draws it. */
export const ButtonPanel = ({ method }: MethodPanelProps) => {
  const t = useText();
  const label = localizeName(t, method.label);
  return (
    <>
      <noscript>
        <p>{t('{label} needs JavaScript. Please choose Card instead.', { label })}</p>
      </noscript>
      <p>{t('{label} opens after you place the order.', { label })}</p>
    </>
  );
};
