import { useText } from '../../language/use-text.ts';
import type { MethodPanelProps } from '../billing/method-panel-props.ts';
import { EligibleLines } from '../truemed/eligible-lines.tsx';

/** Nothing is asked here: what will be, and for Truemed which lines are eligible. */
export const FramePanel = ({ method, eligible }: MethodPanelProps) => {
  const t = useText();
  return (
    <>
      {method.id === 'truemed' && <EligibleLines titles={eligible} />}
      <p>{t('{label} opens after you place the order.', { label: method.label })}</p>
    </>
  );
};
