/** What a product takes off when it goes with a mattress, by the mattress's size [C3]. Integer cents. */
export interface FixedSaving {
  readonly productId: string;
  readonly title: string;
  readonly savings: Readonly<Record<string, number>>;
}
