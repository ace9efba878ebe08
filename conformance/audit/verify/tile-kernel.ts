import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { KERNEL } from './generated/tile-kernel.ts';

/** The root of a full tile, as a latin1 string of 32 characters. */
export type FoldTile = (tile: Uint8Array) => string;

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  fold(): void;
}

/** The part of the WebAssembly JavaScript interface that is used; the types for Node have none of it. */
interface WebAssemblyInterface {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

/** The kernel of this thread, or undefined where Node runs without WebAssembly (`--jitless`) or the processor has no SIMD. */
export function tileKernel(): FoldTile | undefined {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly?: WebAssemblyInterface };
  if (WebAssembly === undefined) return undefined;
  let kernel: KernelExports;
  try {
    kernel = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(KERNEL, 'base64'))).exports as KernelExports;
  } catch {
    return undefined;
  }
  const { memory, fold } = kernel;
  const tile = Buffer.from(memory.buffer, 0, TILE_WIDTH * HASH_SIZE);
  const root = tile.subarray(0, HASH_SIZE);
  return (hashes) => {
    tile.set(hashes);
    fold();
    // Its words are little-endian.
    return root.swap32().toString('latin1');
  };
}
