/** In pixels, as the networks want the picture of a shared link. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
