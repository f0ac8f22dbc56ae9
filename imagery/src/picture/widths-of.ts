import { ALL_WIDTHS, WIDTHS, widthsUpTo } from '@counterpane/contract/products/picture-widths';

/** What can be zoomed: four views of each product, and each of its other colours. */
const ZOOMED = /\/(?:hero|front|angle(?:-[\w-]+)?|detail)$/;
export const isZoomed = (file: string): boolean => ZOOMED.test(file);

/** Kept so wide, these are 12 of the 60 MB that there is room for. */
const ZOOM_WIDTH = 1280;
const WIDEST = Math.max(...ALL_WIDTHS);

/** In which widths a picture is kept that is rendered so wide (pixels), by its file without width and ending. */
export const widthsOf = (rendered: number | undefined, file = ''): readonly number[] => {
  if (rendered === undefined) return isZoomed(file) ? widthsUpTo(ZOOM_WIDTH) : WIDTHS;
  return widthsUpTo(Math.min(rendered, WIDEST));
};
