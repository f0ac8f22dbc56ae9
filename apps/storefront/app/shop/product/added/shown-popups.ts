const ASKED = 'counterpane:asked';

/** The names of what the pop-up was shown for in this visit. */
export const readShownPopups = (): readonly string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(ASKED) ?? '[]');
  } catch {
    // Storage may be off: then it is asked each time.
    return [];
  }
};

export const saveShownPopup = (name: string): void => {
  try {
    sessionStorage.setItem(ASKED, JSON.stringify([...new Set([...readShownPopups(), name])]));
  } catch {
    // As above.
  }
};
