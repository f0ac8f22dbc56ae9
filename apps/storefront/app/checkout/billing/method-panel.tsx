import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import { FramePanel } from '../hosted-frame/frame-panel.tsx';
import { InstalmentPanel } from '../instalments/instalment-panel.tsx';
import { WalletPanel } from '../wallet/wallet-panel.tsx';
import { ButtonPanel } from './button-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import type { MethodPanelProps } from './method-panel-props.ts';

/** What a method asks for under its radio, by the way it is entered. Null for one that asks on its own page. */
export const MethodPanel = (props: MethodPanelProps) => {
  switch (props.method.entry) {
    case 'card-fields':
      return <CardPanel {...props} />;
    case 'wallet':
      return <WalletPanel {...props} />;
    case 'instalment-form':
      return <InstalmentPanel {...props} />;
    case 'frame':
      return <FramePanel {...props} />;
    case 'button':
      return <ButtonPanel {...props} />;
    case 'redirect':
      return null;
  }
};

/** Whether there is a panel at all: an empty one would leave a gap under the radio. */
export const hasPanel = ({ entry }: OfferedMethod): boolean => entry !== 'redirect';
