/** A container engine by its command line: `docker`, or `podman`, which takes the same words. */

import type { Place } from '../../../lab/place/place.ts';
import type { ProgramResult } from '../../../lab/program/program-result.ts';
import type { ProgramRunner } from '../../../lab/program/program-runner.ts';

/** What a container engine is asked with. */
export interface EngineSettings {
  /** A command line for `/bin/sh`. Default: the first of `docker` and `podman` that runs. */
  readonly engine?: string;
  readonly program: ProgramRunner;
  /** Where its command runs: with the environment of this process, by which it finds its daemon and its storage. */
  readonly place: Place;
}

/** An engine that answers, or why there is none. */
export type FoundEngine =
  | { readonly engine: string }
  /** `unknown`: there is no program of the name that was given. */
  | { readonly why: string; readonly unknown?: boolean };

const ENGINES = ['docker', 'podman'];
/** What a shell ends with where there is no such program, or where it is none. */
const NO_PROGRAM = [126, 127];
const ASKED_MS = 30_000;

/** Finds the engine, by asking for its version, which takes one that runs. */
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
  return { why: 'an image takes a container engine, and neither docker nor podman is here; --engine names one' };
}

/** Asks an engine something that comes to an end by itself. */
export function askEngine(
  { program, place }: EngineSettings,
  engine: string,
  args: readonly string[],
  timeoutMs = ASKED_MS,
): Promise<ProgramResult> {
  return program(engineArgv(engine, args), { ...place, timeoutMs });
}

/** The program and its arguments. */
export function engineArgv(engine: string, args: readonly string[]): readonly [string, ...string[]] {
  return ['/bin/sh', '-c', `${engine} "$@"`, 'sh', ...args];
}

/** Whether it did what it was asked. */
export const hasEndedWell = ({ ended }: ProgramResult): boolean => ended.by === 'exit' && ended.code === 0;

/** The last thing that it said, for a sentence. */
export function lastLineOf({ stderr, stdout }: ProgramResult): string {
  return (stderr.text.trim() || stdout.text.trim()).split('\n').at(-1)!.slice(0, 300) || 'it said nothing';
}
