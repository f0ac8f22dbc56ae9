/** Pages that belong to one visitor and are never kept for others. */
export const isPrivatePath = (pathname: string): boolean =>
  /^(?:\/[a-z]{2})?\/(?:checkout|orders|to|staff|delivered-price|room)(?:[/.]|$)/.test(pathname);
