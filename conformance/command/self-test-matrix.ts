/** A row of the matrix: how one alteration was judged by all checks. */
export interface MatrixRow {
  /**
   * The checks that see the alteration, besides those that it declares: they did not pass, or without them the declared ones
   * do not fail. Patterns without the name of the suite: `tiles/length`, `tiles/*`.
   */
  readonly sees: readonly string[];
  /** How many milliseconds the checks that see it took, on the machine that recorded them. */
  readonly ms: number;
}

/** Which checks see which alterations of a suite, by an earlier self-test by all checks. `npm run matrix` writes it. */
export interface SelfTestMatrix {
  /** The checks of that self-test, without the name of the suite. Nobody knows yet what a further check sees. */
  readonly checks: readonly string[];
  readonly faults: Readonly<Record<string, MatrixRow>>;
  readonly variants: Readonly<Record<string, MatrixRow>>;
}
