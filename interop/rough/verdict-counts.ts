/** How often each verdict came of a target under a condition, and which checks could not judge it. */
export class VerdictCounts {
  readonly #rows = new Map<string, Map<string, number>>();
  /** The messages of inconclusive checks, by row and check: one of each. */
  readonly #unjudged = new Map<string, string>();

  add(row: string, verdict: string, inconclusive: readonly { readonly id: string; readonly message?: string }[]): void {
    const verdicts = this.#rows.get(row) ?? new Map<string, number>();
    this.#rows.set(row, verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1));
    for (const { id, message = '' } of inconclusive) this.#unjudged.set(`${row}: ${id} was inconclusive`, message);
  }

  print(): void {
    for (const [row, verdicts] of this.#rows)
      console.log(`${row}: ${[...verdicts].map(([verdict, times]) => `${times} ${verdict}`).join(', ')}`);
    for (const [check, message] of this.#unjudged) console.log(`${check}: ${message}`);
  }
}
