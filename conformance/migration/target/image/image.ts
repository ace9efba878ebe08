/** A tool's image, by the command line of a container engine. */

import { posix } from 'node:path';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { toolName } from '../names.ts';
import { type ContainerSettings, type PulledImage, startContainer } from './container.ts';
import { askEngine, type EngineSettings, findEngine, hasEndedWell, lastLineOf } from './engine.ts';
import type { Image, OpenContainer } from './image-access.ts';

/** What is judged of an image, and by which engine. */
export interface ImageOptions extends Omit<EngineSettings, 'program'> {
  /** `example/migration:1.2.3-v4`: it is pulled where the engine does not have it. */
  readonly reference: string;
  /** The port of the chain within a container. Default: the one that the image exposes; 8545 where it exposes none, or several. */
  readonly port?: number;
  /** How long a container may take until its chain answers, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number;
}

/** With what the target has. */
export type ImageSettings = ImageOptions & ContainerSettings;

/** Where the interface document expects a node: `http://localhost:8545`. */
const USUAL_PORT = 8545;
const TIMEOUT_MS = 60_000;
/** Getting an image may take its time. */
const PULL_MS = 600_000;

/** An image, and what may be asked of it before anything else. */
export interface OpenImage extends Image {
  /** Finds the engine, and has it get the image. Gives why no container can be started; undefined where one can. */
  unready(): Promise<string | undefined>;
  /** Why no engine can be meant by the name that was given; undefined where one is. Nothing is got. */
  misnamed(): Promise<string | undefined>;
  /** Ends containers that nobody has ended. */
  close(): Promise<void>;
}

/** An image as the facet of a target. Nothing is asked before something is wanted. */
export function openImage(way: ImageSettings): OpenImage {
  const { timeoutMs: withinMs = TIMEOUT_MS, names } = way;
  const open = new Set<OpenContainer>();
  let found: ReturnType<typeof readied> | undefined;
  const look = () => (found ??= readied(way));
  const ready = async (): Promise<PulledImage> => {
    const one = await look();
    if ('why' in one) throw new TransportFailure('refused', one.why);
    return one;
  };
  return {
    withinMs,
    optionOf: (name) => toolName(names.emulator, name),
    port: async () => (await ready()).port,
    start: async (args, ports, signal) => {
      const one = await startContainer(way, await ready(), args, ports, { withinMs, signal });
      if ('close' in one) {
        open.add(one);
        const forget = () => void open.delete(one);
        one.run.then(forget, forget);
      }
      return one;
    },
    close: async () => {
      await Promise.all([...open].map((container) => container.close()));
    },
    misnamed: async () => {
      const one = way.engine === undefined ? undefined : await findEngine(way);
      return one && 'why' in one && one.unknown ? one.why : undefined;
    },
    unready: async () => {
      const one = await look();
      return 'why' in one ? one.why : undefined;
    },
  };
}

async function readied(way: ImageSettings): Promise<PulledImage | { readonly why: string }> {
  const found = await findEngine(way);
  if ('why' in found) return found;
  const { engine } = found;
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

/** What the engine says of an image; nothing where it says something else. */
function configOf(text: string): { readonly WorkingDir?: unknown; readonly ExposedPorts?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
