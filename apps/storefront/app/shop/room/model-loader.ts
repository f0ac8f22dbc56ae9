/** Where a model is shown. */
interface ModelPlace<Loaded> {
  /** Says that it is on its way. */
  begin(): void;
  /** Loads what is chosen at that moment. */
  load(): Promise<Loaded>;
  show(loaded: Loaded): void;
  /** Says that it could not be loaded. */
  fail(): void;
  clear(): void;
}

/** False where there is nothing to show. */
export type Before = () => Promise<boolean>;

/**
 * Loads a model on request, and again when something else is chosen, also while it is on its way or after it could not
 * be had: what was asked for last is what is shown.
 */
export const createModelLoader = <Loaded>(place: ModelPlace<Loaded>) => {
  let isOpen = false;
  let latest = 0;

  /** Loads it once what comes before is done; false where it is not shown then. */
  const start = async (before: Before): Promise<boolean> => {
    isOpen = true;
    latest += 1;
    const asked = latest;
    place.begin();
    try {
      const isKnown = await before();
      if (asked !== latest) return false;
      if (!isKnown) throw new Error('what is to be shown is not known');
      const loaded = await place.load();
      if (asked !== latest) return false;
      place.show(loaded);
      return true;
    } catch {
      if (asked === latest) place.fail();
      return false;
    }
  };

  return {
    start,
    isOpen: (): boolean => isOpen,
    close(): void {
      isOpen = false;
      latest += 1;
      place.clear();
    },
  };
};
