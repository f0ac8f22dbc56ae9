/** How wide the gallery of a product is: beside the panel, or nearly as wide as a phone, whose points are so small. */
export const GALLERY_SIZES = '(max-width: 768px) 82vw, (max-width: 1440px) 58vw, 800px';
