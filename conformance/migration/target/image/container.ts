/** Containers of an image, by the command line of their engine. */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { type Names, toolName } from '../names.ts';
import type { Run } from '../run.ts';
import type { RunRecorder } from '../run-recorder.ts';
import { type ContainerLimits, limitingOptions } from './container-limits.ts';
import { atExit } from './container-removal.ts';
import { askEngine, type EngineSettings, engineArgv, hasEndedWell, lastLineOf } from './engine.ts';
import type { OpenContainer } from './image-access.ts';

/** The image, the engine that starts its containers, and the names for messages. */
export interface ContainerSettings extends EngineSettings {
  /** The reference of the image. */
  readonly reference: string;
  readonly names: Names;
  readonly runs: RunRecorder;
}

/** An image that is stored at the engine. */
export interface PulledImage {
  readonly engine: string;
  readonly port: number;
  /** The working folder of the image, in which relative paths begin. */
  readonly folder: string;
}

const LOOK_MS = 100;
/** The exit code of `docker run` when the engine itself failed (docker run, "Exit status"). */
const ENGINE_FAILED = 125;
/** Time for requests to the chain, beyond the time until it first answers. */
const ASKED_MS = 60_000;
/** How long the command that started a container may run on after the container was removed. */
const ENDED_WITHIN_MS = 10_000;

/** How long to wait for a container. */
export interface ContainerPatience {
  readonly withinMs: number;
  readonly signal: AbortSignal;
}

/** The engine itself failed, so that no container was made. */
export class EngineRefusal extends TransportFailure {}

/**
 * Starts a container in the foreground.
 * @throws EngineRefusal if the engine itself fails. @throws TransportFailure if no container starts in time.
 */
export async function startContainer(
  way: ContainerSettings,
  ready: PulledImage,
  limits: ContainerLimits,
  args: readonly string[],
  ports: readonly number[],
  patience: ContainerPatience,
): Promise<OpenContainer | Run> {
  const { withinMs } = patience;
  const name = `touchstone-${randomUUID()}`;
  const { engine } = ready;
  // Published for this machine only, at free ports.
  const published = ports.flatMap((port) => ['--publish', `127.0.0.1::${port}`]);
  const options = ['--rm', '--name', name, ...limitingOptions(limits), ...published];
  const words = ['run', ...options, way.reference, ...args];
  const takeAway = atExit(engineArgv(engine, ['rm', '--force', name]), way.place.env);
  const gone = new AbortController();
  const at = { ...way.place, timeoutMs: withinMs + ASKED_MS, stop: gone.signal };
  // In the foreground, so that its output and its end are recorded.
  const run = way.runs.record({ argv: [engine, ...words] }, at, () => way.program(engineArgv(engine, words), at));
  const close = async (): Promise<Run> => {
    await takeAway();
    const late = setTimeout(() => gone.abort(), ENDED_WITHIN_MS);
    return run.finally(() => clearTimeout(late));
  };
  const addresses = await reachable(way, ready, name, ports, run, patience);
  if (typeof addresses === 'string') {
    const of = await close();
    if (addresses === 'late')
      throw new TransportFailure('timeout', `${engine} run ${way.reference}: no container within ${withinMs / 1000} s`);
    if (of.ended.by === 'exit' && of.ended.code === ENGINE_FAILED)
      throw new EngineRefusal('refused', `${engine} run ${way.reference}: ${lastLineOf(of)}`);
    return of;
  }
  return { at: addresses, run, read: (file) => contentOf(way, ready, name, file), close };
}

/** The addresses at which the ports of a container are published, as soon as it runs. */
async function reachable(
  way: ContainerSettings,
  { engine }: PulledImage,
  name: string,
  ports: readonly number[],
  run: Promise<Run>,
  { withinMs, signal }: ContainerPatience,
): Promise<ReadonlyMap<number, string> | 'ended' | 'late'> {
  let over = false;
  const ended = run.then(
    () => (over = true),
    () => (over = true),
  );
  const addresses = new Map<number, string>();
  const until = performance.now() + withinMs;
  while (!over && !signal.aborted && performance.now() < until) {
    for (const port of ports) {
      if (addresses.has(port)) continue;
      const { stdout } = await askEngine(way, engine, ['port', name, `${port}/tcp`]);
      const [, host] = /:(\d+)\s*$/m.exec(stdout.text) ?? [];
      if (host !== undefined) addresses.set(port, `http://127.0.0.1:${host}`);
    }
    if (addresses.size === ports.length) return addresses;
    await Promise.race([ended, sleep(LOOK_MS)]);
  }
  return over ? 'ended' : 'late';
}

/** The content of a file in a running container: printed by its `cat`, or, if it has no `cat`, copied out of it. */
async function contentOf(
  way: ContainerSettings,
  ready: PulledImage,
  name: string,
  file: string,
): Promise<string | undefined> {
  const { engine, folder } = ready;
  const path = posix.resolve(folder, toolName(way.names.files, file) ?? file);
  const printed = await askEngine(way, engine, ['exec', name, 'cat', path]);
  if (hasEndedWell(printed) && printed.stdout.size === Buffer.byteLength(printed.stdout.text))
    return printed.stdout.text;
  const copy = join(way.place.folder, `${name}-${posix.basename(path)}`);
  const copied = await askEngine(way, engine, ['cp', `${name}:${path}`, copy]);
  return hasEndedWell(copied) ? readFile(copy, 'utf8').catch(() => undefined) : undefined;
}
