/** How a program ended: by itself, by a signal, or by a limit of the suite. */
export type ProgramEnd =
  | { readonly by: 'exit'; readonly code: number }
  | { readonly by: 'signal'; readonly signal: string }
  /**
   * The program was stopped because it ran too long (`time`), printed too much (`output`), filled its folders
   * (`folder`), or repeated its question without end (`asked`).
   */
  | { readonly by: 'limit'; readonly limit: 'time' | 'output' | 'folder' | 'asked' }
  /** The suite stopped it on purpose, at a moment that the scenario chose. */
  | { readonly by: 'stopped' };

/** How a program ended, for people. */
export function programEndText(ended: ProgramEnd): string {
  switch (ended.by) {
    case 'exit':
      return `exit code ${ended.code}`;
    case 'signal':
      return ended.signal;
    case 'stopped':
      return 'stopped by the suite on purpose';
    case 'limit':
      return `stopped by the suite, ${ended.limit}: ${LIMITS[ended.limit]}`;
  }
}

const LIMITS = {
  time: 'it ran for too long',
  output: 'it wrote too much output',
  folder: 'it filled its folder',
  asked: 'it repeated its question without end',
} as const;

/** The output of a program, cut at a limit. */
export interface ProgramOutput {
  readonly text: string;
  /** The length of the whole output, in bytes. */
  readonly size: number;
}

/** What a program came to. */
export interface ProgramResult {
  readonly ended: ProgramEnd;
  readonly stdout: ProgramOutput;
  readonly stderr: ProgramOutput;
  readonly durationMs: number;
  /** How long it was ready and got no processor, in milliseconds, if it was stopped by the time limit and that is known. */
  readonly starvedMs?: number;
  readonly left: readonly string[];
  /** Absolute paths. */
  readonly strayed: readonly string[];
  /** The secrets that it printed, on either stream. */
  readonly printedSecrets: readonly string[];
}
