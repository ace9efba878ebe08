/** A container engine by its command line: `docker`, or `podman`, which has the same commands. */

import type { Place } from '../../../lab/place/place.ts';
import type { ProgramResult } from '../../../lab/program/program-result.ts';
import type { ProgramRunner } from '../../../lab/program/program-runner.ts';

/** The command of a container engine, and how to run it. */
export interface EngineSettings {
  /** A command line for `/bin/sh`. Default: the first of `docker` and `podman` that runs. */
  readonly engine?: string;
  readonly program: ProgramRunner;
  /**
   * The place in which its command runs: it has the environment of this process, by which the engine finds its daemon and
   * storage.
   */
  readonly place: Place;
}

/** An engine that answers, or the reason why no engine can be used. */
export type FoundEngine =
  | { readonly engine: string }
  /** `unknown`: there is no program with the given name. */
  | { readonly why: string; readonly unknown?: boolean };

const ENGINES = ['docker', 'podman'];
/**
 * The exit codes of a shell for a file that is not executable, and for a program that does not exist (POSIX, "Exit Status for
 * Commands").
 */
const NO_PROGRAM = [126, 127];
const ASKED_MS = 30_000;

/** Finds the engine by asking for its version, which only a running engine answers. */
export async function findEngine(way: EngineSettings): Promise<FoundEngine> {
  const candidates = way.engine === undefined ? ENGINES : [way.engine];
  let down: string | undefined;
  for (const engine of candidates) {
    const ran = await askEngine(way, engine, ['version']);
    if (hasEndedWell(ran)) return { engine };
    if (ran.ended.by === 'exit' && NO_PROGRAM.includes(ran.ended.code)) continue;
    down ??= `the container engine ${engine} does not run: ${lastLineOf(ran)}`;
  }
  if (down !== undefined) return { why: down };
  if (way.engine !== undefined)
    return {
      why: `--engine ${way.engine}: there is no such program; without it, docker or podman is taken`,
      unknown: true,
    };
  return { why: 'an image needs a container engine, and neither docker nor podman is here; --engine names another' };
}

/** Runs a command of the engine that ends by itself. */
export function askEngine(
  { program, place }: EngineSettings,
  engine: string,
  args: readonly string[],
  timeoutMs = ASKED_MS,
): Promise<ProgramResult> {
  return program(engineArgv(engine, args), { ...place, timeoutMs });
}

export function engineArgv(engine: string, args: readonly string[]): readonly [string, ...string[]] {
  return ['/bin/sh', '-c', `${engine} "$@"`, 'sh', ...args];
}

/** Whether a program ended with exit code 0. */
export const hasEndedWell = ({ ended }: ProgramResult): boolean => ended.by === 'exit' && ended.code === 0;

/** The last line of output, for a message. */
export function lastLineOf({ stderr, stdout }: ProgramResult): string {
  return (stderr.text.trim() || stdout.text.trim()).split('\n').at(-1)!.slice(0, 300) || 'it printed nothing';
}
