/** Client transitions ask for `<page>.data`: what is true of a page is true of its data. @example pageOfData('/frames.data') // "/frames" */
export const pageOfData = (path: string): string => path.replace(/(?:\/_(?:root)?)?\.data$/, '');
