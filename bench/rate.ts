import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { foldHashes, hashEntries, TILE_BYTES } from '../conformance/audit/verify/hashing.ts';

/** Duration and number of the measurements. */
const SPAN_MS = 300;
const RUNS = 5;
/** 0x00 and an entry of 300 bytes. */
const LEAF_BYTES = 301;
const WIDTH = 256;

/** The best of several measurements, because other load can only make a measurement slower. */
export function best(rates: readonly number[]): number {
  return Math.max(...rates);
}

/** An operation to measure, and the number of operations of one call. */
interface Work {
  readonly each: number;
  run(): void;
}

/**
 * Operations in a second: the best of several rounds; they run in turn, so that other load affects all of them equally.
 */
function perSecond(works: readonly Work[]): number[] {
  const rates = works.map((): number[] => []);
  for (const { run } of works) for (let i = 0; i < 100; i++) run();
  for (let round = 0; round < RUNS; round++)
    for (const [at, { each, run }] of works.entries()) {
      const began = performance.now();
      let calls = 0;
      for (; performance.now() - began < SPAN_MS; calls++) run();
      rates[at]!.push((each * calls) / ((performance.now() - began) / 1000));
    }
  return rates.map(best);
}

/** R0: `crypto.hash` of 301 bytes to a latin1 string, the baseline of all other rates. */
function hashing(): Work {
  const leaf = randomBytes(LEAF_BYTES);
  return {
    each: WIDTH,
    run: () => {
      for (let i = 0; i < WIDTH; i++) hash('sha256', leaf, 'binary');
    },
  };
}

/** The audit's loop alone: parse a bundle, hash its entries, compare with the tile, fold the tile. */
function loop(): Work {
  const entry = LEAF_BYTES - 1;
  const sound = Buffer.alloc(WIDTH * (2 + entry));
  for (let at = 0; at < sound.length; at += 2 + entry) {
    sound.writeUInt16BE(entry, at);
    randomBytes(entry).copy(sound, at + 2);
  }
  const bundle = Buffer.from(sound);
  const computed = Buffer.alloc(TILE_BYTES);
  hashEntries(bundle, WIDTH, computed);
  const tile = Buffer.from(computed);
  const root = foldHashes(tile);
  return {
    each: WIDTH,
    run: () => {
      // The loop changes its bundle, so each turn gets a new bundle.
      sound.copy(bundle);
      if (hashEntries(bundle, WIDTH, computed) || !computed.equals(tile) || foldHashes(computed) !== root)
        throw new Error('the hashing loop does not verify a sound bundle');
    },
  };
}

/** Hashes, and entries of the audit's loop, per second. */
export function hashingRates(): { readonly r0: number; readonly loop: number } {
  const [r0, looped] = perSecond([hashing(), loop()]);
  return { r0: r0!, loop: looped! };
}

/** R0 alone. */
export function hashRate(): number {
  return perSecond([hashing()])[0]!;
}

/** The sum of R0 over several threads: the present capacity of the machine. */
export async function hashRateOf(threads: number): Promise<number> {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./hash-thread.ts', import.meta.url)));
  await Promise.all(workers.map((worker) => once(worker, 'online')));
  const rates = await Promise.all(
    workers.map((worker) => {
      worker.postMessage('go');
      return once(worker, 'message') as Promise<[number]>;
    }),
  );
  await Promise.all(workers.map((worker) => worker.terminate()));
  return rates.reduce((sum, [rate]) => sum + rate, 0);
}
