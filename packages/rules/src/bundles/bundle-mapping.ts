/** Fields of a bundle that an operator replaces at run time; all but its name. */
export type BundleOverride<B> = { readonly [Field in Exclude<keyof B, 'name'>]?: B[Field] | undefined };

/**
 * A bundle with what an operator has changed at run time: a field that is given replaces the brand's
 * [C5]. It works on a
 * bundle as a file tells it and on one as the rules see it.
 * @example mergeBundleMapping(bundle, { savings: { any: 10000 } }).savings // { any: 10000 }
 */
export const mergeBundleMapping = <B extends { readonly name: string }>(
  bundle: B,
  override: BundleOverride<B> | null,
): B => ({
  ...bundle,
  ...Object.fromEntries(Object.entries(override ?? {}).filter(([, value]) => value !== undefined)),
  name: bundle.name,
});
