/** Receives the progress of a migration, and asks for confirmation. */
export interface Reporter {
  /** Whether `confirm` asks a person. */
  readonly asks?: boolean;
  /** Prints a line for people. */
  say(text: string): void;
  /** A transaction of a migration (`of`: base, dao or test) was done. */
  step(done: Done): void;
  /** Whether to go on. Rejects with a MigrationError where nobody can answer. */
  confirm(question: string): Promise<boolean>;
}

export interface Done {
  readonly of: string;
  readonly step: string;
  readonly gas: number;
  readonly index: number;
  readonly count: number;
}

export const SILENT: Reporter = { say: () => undefined, step: () => undefined, confirm: async () => true };
