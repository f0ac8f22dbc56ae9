/** How wide the page of a set shows its picture (as an img element is told). */
export const SET_SIZES = '(max-width: 1024px) 100vw, 700px';
