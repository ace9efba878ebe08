/** One number about the house, and how large it may be at most: lower that when the number has become smaller. */
export interface Measure {
  readonly title: string;
  readonly value: number;
  readonly atMost: number;
  /** How many there are beside those, which a list has until they are mended. */
  readonly known?: number;
  /** Where to begin, where it is too large: files, names, circles. */
  readonly found: readonly string[];
}
