import type { Money } from '@counterpane/rules/money/money';
import { useRef } from 'react';
import { useStorefront } from '../language/use-storefront.ts';
import type { AmazonScripts } from '../services.ts';
import { type AmazonWalletOptions, createAmazonWallet } from './amazon-wallet.ts';
import { loadScript } from './load-script.ts';
import { useNear } from './use-near.ts';
import { useWallet } from './use-wallet.ts';

export interface AmazonButtonOptions extends Pick<AmazonWalletOptions, 'placement' | 'sign'> {
  readonly amazon: AmazonScripts;
  readonly total: Money;
}

/** Amazon's script is loaded when `frame` comes near what is seen, and draws its button in the wallet's place. */
export const useAmazonButton = (options: AmazonButtonOptions) => {
  const { currency = 'USD', country = 'US' } = useStorefront() ?? {};
  const frame = useRef<HTMLDivElement>(null);
  const wallet = useWallet(
    useNear(frame),
    (place) => createAmazonWallet({ ...options, place, loadScript, store: { currency, country } }),
    () => undefined,
  );
  return { frame, wallet };
};
