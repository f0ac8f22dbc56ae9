const ASKED = 'counterpane:asked';

/** The names of what the pop-up was shown for in this visit. */
export const readAsked = (): readonly string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(ASKED) ?? '[]');
  } catch {
    // Storage may be off: then it is asked each time.
    return [];
  }
};

export const keepAsked = (name: string): void => {
  try {
    sessionStorage.setItem(ASKED, JSON.stringify([...new Set([...readAsked(), name])]));
  } catch {
    // As above.
  }
};
