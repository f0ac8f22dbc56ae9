/** What a wallet's own script lends us. Every step may fail; the reasons are the provider's. */
export interface WalletClient<Instance> {
  /** Fetches a client token and loads the provider's script. */
  load(): Promise<void>;
  createInstance(): Promise<Instance>;
  /** Draws the buttons; what the shopper then does arrives at the handlers. */
  renderButtons(instance: Instance, handlers: WalletHandlers): Promise<void>;
  /** The payment token of what was approved. */
  tokenize(instance: Instance, approval: unknown): Promise<string>;
}

export interface WalletHandlers {
  onApprove(approval: unknown): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

/** How the flow ends, and whether its button can be seen. */
interface WalletCallbacks {
  onDisplayed(isDisplayed: boolean): void;
  onSuccess(token: string): void;
  onCancel(): void;
  onError(error: unknown): void;
  log(text: string, error: unknown): void;
}

/**
 * A wallet from loading to its end [C4]: load the client, create an instance, render the
 * buttons; then approve (tokenise, report success), cancel, or error. Every error is logged and passed
 * on, and the button is then reported as not displayed [C8].
 */
export const startWallet = async <Instance>(
  wallet: WalletClient<Instance>,
  callbacks: WalletCallbacks,
): Promise<void> => {
  const fail = (error: unknown): void => {
    callbacks.log('Wallet failed', error);
    callbacks.onDisplayed(false);
    callbacks.onError(error);
  };
  try {
    await wallet.load();
    const instance = await wallet.createInstance();
    await wallet.renderButtons(instance, {
      onApprove: (approval) => wallet.tokenize(instance, approval).then(callbacks.onSuccess, fail),
      onCancel: callbacks.onCancel,
      onError: fail,
    });
    callbacks.onDisplayed(true);
  } catch (error) {
    fail(error);
  }
};
