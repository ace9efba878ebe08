/** An item that a run published and did not see withdrawn: it may still be in the feed. Plain data. */
export type PublishedItem = {
  readonly site: string;
  /** The name by which the publisher knows it. */
  readonly item: string;
  /** The requested values, or those that the publisher reported. The id in decimal digits. */
  readonly id: string | null;
  readonly title: string | null;
};
