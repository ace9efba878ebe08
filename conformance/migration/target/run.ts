/** One run of a tool: how it ended, and what it left. */
import type { ExchangeId } from '../../core/target/answer.ts';
import type { ProgramEnd, ProgramOutput } from '../../lab/program/program-result.ts';

/** One run of the tool: of its command, or of a member of its library. */
export interface Run {
  readonly exchange: ExchangeId;
  readonly ended: ProgramEnd;
  /** It was cut off after its time, and is not known to hang: what it lacks shows nothing. Says so, for people. */
  readonly unfinished?: string;
  readonly stdout: ProgramOutput;
  readonly stderr: ProgramOutput;
  readonly durationMs: number;
  /** Of a library: what its promise came to, with the names of the document; absent where it rejected or never settled. */
  readonly returned?: unknown;
  /** Of a library: what its promise was rejected with. */
  readonly rejected?: string;
  /** What it left behind that still ran when it had ended, as command lines. */
  readonly left: readonly string[];
  /** Files that it made or changed outside its working folder, among those places that are watched. */
  readonly strayed: readonly string[];
  /** Which of the place's secrets it said, on whichever stream. */
  readonly told: readonly string[];
}

/** Whether a run says that it succeeded: exit code 0, or a promise that was fulfilled. */
export function succeeded(run: Run): boolean {
  return run.ended.by === 'exit' && run.ended.code === 0 && run.rejected === undefined;
}
