/** A tool's image, by the command line of a container engine. */

import { posix } from 'node:path';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { toolName } from '../names.ts';
import type { Run } from '../run.ts';
import { type ContainerSettings, EngineRefusal, type PulledImage, startContainer } from './container.ts';
import { ALL_LIMITS } from './container-limits.ts';
import { askEngine, type EngineSettings, findEngine, hasEndedWell, lastLineOf } from './engine.ts';
import type { Image, OpenContainer } from './image-access.ts';

/** The image to judge, and the engine to run it with. */
export interface ImageOptions extends Omit<EngineSettings, 'program'> {
  /** `example/migration:1.2.3-v4`: it is pulled if the engine does not have it. */
  readonly reference: string;
  /**
   * The port of the chain within a container. Default: the port that the image exposes; 8545 if it exposes no port or several.
   */
  readonly port?: number;
  /** How long a container may take until its chain answers, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number;
}

/** The options of an image, with the program runner, names and recorder of its target. */
export type ImageSettings = ImageOptions & ContainerSettings;

/** The port at which the interface document expects a node: `http://localhost:8545`. */
const USUAL_PORT = 8545;
const TIMEOUT_MS = 60_000;
/** A pull of a large image takes minutes. */
const PULL_MS = 600_000;

/** An image, and ways to learn beforehand whether it can be judged. */
export interface OpenImage extends Image {
  /** Finds the engine and pulls the image. Gives the reason why no container can be started; undefined if one can. */
  unready(): Promise<string | undefined>;
  /** The reason why the given engine is not a program; undefined if it is one, or no engine was given. Pulls nothing. */
  misnamed(): Promise<string | undefined>;
  /** Ends the containers that are still open. */
  close(): Promise<void>;
}

/** An image as the facet of a target. The engine is first called when a caller needs it. */
export function openImage(way: ImageSettings): OpenImage {
  const { timeoutMs: withinMs = TIMEOUT_MS, names } = way;
  const open = new Set<OpenContainer>();
  let limits = ALL_LIMITS;
  let prepared: ReturnType<typeof preparedImage> | undefined;
  const prepare = () => (prepared ??= preparedImage(way));
  const ready = async (): Promise<PulledImage> => {
    const image = await prepare();
    if ('why' in image) throw new TransportFailure('refused', image.why);
    return image;
  };
  const started = async (...rest: Parameters<Image['start']>): Promise<OpenContainer | Run> => {
    const [args, ports, signal] = rest;
    try {
      return await startContainer(way, await ready(), limits, args, ports, { withinMs, signal });
    } catch (cause) {
      if (!(cause instanceof EngineRefusal)) throw cause;
      if (!limits.apart && !limits.measured) throw cause.failure;
      limits = limits.apart ? { ...limits, apart: false } : { ...limits, measured: false };
      return started(...rest);
    }
  };
  return {
    reference: way.reference,
    withinMs,
    relax: (ended) => {
      if (ended && limits.unprivileged) limits = { ...limits, unprivileged: false };
      else if (limits.apart) limits = { ...limits, apart: false };
      else return false;
      return true;
    },
    optionOf: (name) => toolName(names.emulator, name),
    port: async () => (await ready()).port,
    start: async (args, ports, signal) => {
      const container = await started(args, ports, signal);
      if ('close' in container) {
        open.add(container);
        const forget = () => void open.delete(container);
        container.run.then(forget, forget);
      }
      return container;
    },
    close: async () => {
      await Promise.all([...open].map((container) => container.close()));
    },
    misnamed: async () => {
      const engine = way.engine === undefined ? undefined : await findEngine(way);
      return engine && 'why' in engine && engine.unknown ? engine.why : undefined;
    },
    unready: async () => {
      const image = await prepare();
      return 'why' in image ? image.why : undefined;
    },
  };
}

async function preparedImage(way: ImageSettings): Promise<PulledImage | { readonly why: string }> {
  const engineOrReason = await findEngine(way);
  if ('why' in engineOrReason) return engineOrReason;
  const { engine } = engineOrReason;
  const inspect = () => askEngine(way, engine, ['image', 'inspect', '--format', '{{json .Config}}', way.reference]);
  let inspected = await inspect();
  if (!hasEndedWell(inspected)) {
    const pulled = await askEngine(way, engine, ['pull', '--quiet', way.reference], PULL_MS);
    if (!hasEndedWell(pulled))
      return { why: `--image ${way.reference}: ${engine} cannot get it: ${lastLineOf(pulled)}` };
    inspected = await inspect();
  }
  const { WorkingDir, ExposedPorts } = configOf(inspected.stdout.text);
  const exposed = Object.keys(Object(ExposedPorts)).flatMap((key) => /^(\d+)(\/tcp)?$/.exec(key)?.[1] ?? []);
  return {
    engine,
    port: way.port ?? Number(exposed.length === 1 ? exposed[0] : USUAL_PORT),
    folder: posix.resolve('/', typeof WorkingDir === 'string' ? WorkingDir : ''),
  };
}

/** The configuration that the engine reports of an image; empty if its answer is not JSON. */
function configOf(text: string): { readonly WorkingDir?: unknown; readonly ExposedPorts?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
