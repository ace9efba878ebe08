/** A virtual log as a client sees it: every byte comes from its handler. */
import {
  createLog,
  ed25519Signer,
  type Log,
  logRig,
  type VirtualLog,
  virtualStore,
} from '../../../src/reference/log/index.ts';
import { type Checkpoint, parseCheckpointText } from '../oracle/checkpoint/checkpoint.ts';
import { decodeNote, splitNote } from '../oracle/note/note.ts';
import { parseBundle } from '../oracle/tiles/bundle.ts';
import { bundlePath, tilePath } from '../oracle/tiles/path.ts';
import { HASH_SIZE, tileFor } from '../oracle/tiles/tile.ts';

const origin = 'virtual.example/log';
const signer = ed25519Signer({ name: origin, privateKey: Buffer.alloc(32, 9) });

/** Reads the resources of a log. */
export interface OpenVirtualLog {
  readonly log: Log;
  status(path: string): Promise<number>;
  /** The bytes at a path below the prefix. Throws unless the answer is 200. */
  bytes(path: string): Promise<Uint8Array>;
  checkpoint(): Promise<Checkpoint>;
  /** The hashes of a tile as a tree of `size` has it. */
  tile(size: bigint, level: number, index: bigint): Promise<readonly Uint8Array[]>;
  /** The entries of a bundle as a tree of `size` has it. */
  entries(size: bigint, index: bigint): Promise<readonly Uint8Array[]>;
}

/** Opens a virtual log of this size, with these entries chosen. */
export async function openVirtualLog(size: bigint, chosen?: VirtualLog['chosen']): Promise<OpenVirtualLog> {
  const store = virtualStore({ origin, size, ...(chosen ? { chosen } : {}) });
  const log = await createLog(logRig({ origin, signer, store }));
  const ask = async (path: string) => log.handler(new Request(`http://log.example/api/v2/${path}`));
  const bytes = async (path: string) => {
    const answer = await ask(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const cachedTiles = new Map<string, Promise<readonly Uint8Array[]>>();
  const once = (path: string, read: () => Promise<readonly Uint8Array[]>) => {
    const hashes = cachedTiles.get(path) ?? read();
    cachedTiles.set(path, hashes);
    return hashes;
  };
  return {
    log,
    bytes,
    status: async (path) => (await ask(path)).status,
    checkpoint: async () =>
      parseCheckpointText(splitNote(decodeNote(await bytes('checkpoint')).value!).value!.text).value!,
    tile: (size, level, index) => {
      const path = tilePath(tileFor(size, level, index)!);
      return once(path, async () => inPieces(await bytes(path)));
    },
    entries: async (size, index) => {
      const { width } = tileFor(size, 0, index)!;
      const path = bundlePath({ index, ...(width ? { width } : {}) });
      return parseBundle(await bytes(path), width ?? 256).value!;
    },
  };
}

function inPieces(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: bytes.length / HASH_SIZE }, (_, i) => bytes.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE));
}
