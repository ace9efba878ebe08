/** How often each verdict came of a target under a condition. */
export class VerdictCounts {
  readonly #rows = new Map<string, Map<string, number>>();

  add(row: string, verdict: string): void {
    const verdicts = this.#rows.get(row) ?? new Map<string, number>();
    this.#rows.set(row, verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1));
  }

  print(): void {
    for (const [row, verdicts] of this.#rows)
      console.log(`${row}: ${[...verdicts].map(([verdict, times]) => `${times} ${verdict}`).join(', ')}`);
  }
}
