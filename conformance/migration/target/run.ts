/** One run of a tool. */
import type { ExchangeId } from '../../core/target/answer.ts';
import type { ProgramEnd, ProgramOutput } from '../../lab/program/program-result.ts';

/** A run of the tool's command, or of a member of its library. */
export interface Run {
  readonly exchange: ExchangeId;
  readonly ended: ProgramEnd;
  /**
   * A sentence for people if the run was cut off by its time limit, and is not known to hang, or failed when our chain had
   * answered too late: then a missing result proves nothing.
   */
  readonly unfinished?: string;
  /** It was cut off while it asked for further blocks, and the chain mines none without a transaction. */
  readonly awaitsBlocks?: true;
  readonly stdout: ProgramOutput;
  readonly stderr: ProgramOutput;
  readonly durationMs: number;
  /** How long it got no processor, in milliseconds, if it was cut off by its time limit and that is known. */
  readonly starvedMs?: number;
  /** Of a library: the value of its promise, under the names of the document; absent if the promise rejected or never settled. */
  readonly returned?: unknown;
  /** Of a library: the error with which its promise was rejected. */
  readonly rejected?: string;
  /** The command lines of processes that still ran after it had ended. */
  readonly left: readonly string[];
  /** Files that it created or changed outside its working folder, in the watched folders. */
  readonly strayed: readonly string[];
  /** The secrets of the place that it printed, on either stream. */
  readonly printedSecrets: readonly string[];
}

/** Whether a run reports success: by exit code 0, and by a promise that was fulfilled. */
export function succeeded(run: Run): boolean {
  return run.ended.by === 'exit' && run.ended.code === 0 && run.rejected === undefined;
}

/** Whether a run that was cut off got no processor for a good part of its time: then its lateness says nothing of the tool. */
export const isStarved = ({ durationMs, starvedMs = 0 }: Pick<Run, 'durationMs' | 'starvedMs'>): boolean =>
  starvedMs >= durationMs / 4;
