/** Containers of an image, by the command line of their engine. */

import { randomUUID } from 'node:crypto';
import { join, posix } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { fileText } from '../../../lab/place/own-place.ts';
import { type Names, toolName } from '../names.ts';
import type { Run } from '../run.ts';
import type { RunRecorder } from '../run-recorder.ts';
import { type ContainerLimits, limitingOptions } from './container-limits.ts';
import { addressInNetwork, isInNetwork, type OwnNetwork, openNetwork } from './container-network.ts';
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

/** The engine did not make the container as it was told to, or this machine cannot reach it: fewer limits may help. */
export class EngineRefusal extends Error {
  readonly failure: TransportFailure;

  constructor(failure: TransportFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * Starts a container in the foreground.
 * @throws EngineRefusal @throws TransportFailure if no container starts in time.
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
  const takeAway = atExit(
    ['/bin/sh', '-c', `${engine} rm --force "$1"; ${engine} network rm "$1"`, 'sh', name],
    way.place.env,
  );
  const network = limits.apart ? await openNetwork(way, engine, name) : undefined;
  if (limits.apart && !network) {
    await takeAway();
    throw new EngineRefusal(new TransportFailure('refused', `${engine} network create: it made no network`));
  }
  // Published for this machine only, at free ports.
  const published = ports.flatMap((port) => ['--publish', `127.0.0.1::${port}`]);
  const options = ['--rm', '--name', name, ...limitingOptions(limits), ...(network ? ['--network', name] : published)];
  const words = ['run', ...options, way.reference, ...args];
  const gone = new AbortController();
  const at = { ...way.place, timeoutMs: withinMs + ASKED_MS, stop: gone.signal };
  // In the foreground, so that its output and its end are recorded.
  const run = way.runs.record({ argv: [engine, ...words] }, at, () => way.program(engineArgv(engine, words), at));
  const close = async (): Promise<Run> => {
    await takeAway();
    const late = setTimeout(() => gone.abort(), ENDED_WITHIN_MS);
    return run.finally(() => clearTimeout(late));
  };
  const addressOf = network ? addressesIn(way, engine, network) : publishedAddress(way, engine, name);
  const addresses = await reachable(addressOf, ports, run, patience);
  if (typeof addresses === 'string') {
    const of = await close();
    const what = `${engine} run ${way.reference}`;
    if (addresses === 'unreachable')
      throw new EngineRefusal(new TransportFailure('refused', `${what}: this machine does not reach its network`));
    if (addresses === 'late')
      throw new TransportFailure('timeout', `${what}: no container within ${withinMs / 1000} s`);
    if (of.ended.by === 'exit' && of.ended.code === ENGINE_FAILED)
      throw new EngineRefusal(new TransportFailure('refused', `${what}: ${lastLineOf(of)}`));
    return of;
  }
  return { at: addresses, run, read: (file) => contentOf(way, ready, name, file), close };
}

/** Finds the address of a port of a container; undefined until it runs. */
type AddressOf = (port: number) => Promise<string | 'unreachable' | undefined>;

/** The address of this machine at which the engine publishes a port. */
function publishedAddress(way: ContainerSettings, engine: string, name: string): AddressOf {
  return async (port) => {
    const { stdout } = await askEngine(way, engine, ['port', name, `${port}/tcp`]);
    const [, host] = /:(\d+)\s*$/m.exec(stdout.text) ?? [];
    return host === undefined ? undefined : `http://127.0.0.1:${host}`;
  };
}

/** The address of the container in its own network. */
function addressesIn(way: ContainerSettings, engine: string, network: OwnNetwork): AddressOf {
  return async (port) => {
    const address = await addressInNetwork(way, engine, network.name, network);
    if (address === undefined) return undefined;
    return isInNetwork(address, network.before) ? `http://${address}:${port}` : 'unreachable';
  };
}

/** The addresses of the ports of a container, as soon as it runs. */
async function reachable(
  addressOf: AddressOf,
  ports: readonly number[],
  run: Promise<Run>,
  { withinMs, signal }: ContainerPatience,
): Promise<ReadonlyMap<number, string> | 'ended' | 'late' | 'unreachable'> {
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
      const address = await addressOf(port);
      if (address === 'unreachable') return address;
      if (address !== undefined) addresses.set(port, address);
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
  return hasEndedWell(copied) ? fileText(copy)?.text : undefined;
}
