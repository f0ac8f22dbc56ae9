import { ALL_WIDTHS, WIDTHS, widthsUpTo } from '@counterpane/contract/picture-widths';

/**
 * What can be zoomed. To keep four views of each of 162 products so large is 10 MB more, measured on 26 pictures, and 18
 * if bytes grow as points do; there is room for 60 in all.
 */
const ZOOMED = /\/(?:hero|front|angle|detail)$/;
const ZOOM_WIDTH = 1280;
const WIDEST = Math.max(...ALL_WIDTHS);

/** In which widths a picture is kept that is rendered so wide (pixels), by its file without width and ending. */
export const widthsOf = (rendered: number | undefined, file = ''): readonly number[] => {
  if (rendered === undefined) return ZOOMED.test(file) ? widthsUpTo(ZOOM_WIDTH) : WIDTHS;
  return widthsUpTo(Math.min(rendered, WIDEST));
};
