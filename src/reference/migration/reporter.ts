/** Who is told what a migration does, and asked whether it may. */
export interface Reporter {
  /** A line for people. */
  say(text: string): void;
  /** A step of the plan was done. */
  step(done: { readonly step: string; readonly gas: number; readonly index: number; readonly count: number }): void;
  /** Whether to go on. Rejects with a MigrationError where nobody can answer. */
  confirm(question: string): Promise<boolean>;
}

export const SILENT: Reporter = { say: () => undefined, step: () => undefined, confirm: async () => true };
