/** Pages that belong to one visitor and are never kept for others. */
export const isPrivatePath = (pathname: string): boolean => /^\/(?:checkout|orders)(?:[/.]|$)/.test(pathname);
