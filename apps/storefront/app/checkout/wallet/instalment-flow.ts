/** The form of an instalment provider, in a frame of its own. */
export interface InstalmentForm<Approval> {
  load(): Promise<void>;
  show(handlers: InstalmentHandlers<Approval>): void;
}

export interface InstalmentHandlers<Approval> {
  onSuccess(approval: Approval): void;
  onCancel(): void;
  onError(error: unknown): void;
}

/**
 * Instalments from loading to their end: load the form, show it; then success, cancel or error [C4]. An error is
 * logged [C8].
 */
export const startInstalments = async <Approval>(
  form: InstalmentForm<Approval>,
  handlers: InstalmentHandlers<Approval>,
  log: (text: string, error: unknown) => void,
): Promise<void> => {
  const fail = (error: unknown): void => {
    log('Instalment form failed', error);
    handlers.onError(error);
  };
  try {
    await form.load();
    form.show({ ...handlers, onError: fail });
  } catch (error) {
    fail(error);
  }
};
