/** Reads every full bundle and tile of level 0 of a log and discards them: `download-once.ts PREFIX SIZE`. */
import { openSource } from '../conformance/audit/source/open-source.ts';
import { bundlePath, tilePath } from '../conformance/log/oracle/tiles/path.ts';
import type { Once } from './audit-once.ts';

const [prefix, size] = process.argv.slice(2) as [string, string];
const source = await openSource({ kind: 'http', prefix, headers: [], timeoutMs: 10_000 });
const bundles = BigInt(size) / 256n;
const began = performance.now();
let next = 0n;
const worker = async () => {
  while (next < bundles) {
    const index = next++;
    const both = [source.read(bundlePath({ index }), 2 ** 24), source.read(tilePath({ level: 0, index }), 8192)];
    if ((await Promise.all(both)).includes(undefined)) throw new Error(`bundle or tile ${index} is missing`);
  }
};
await Promise.all(Array.from({ length: source.ahead }, worker));
const once: Once = {
  entries: Number(bundles) * 256,
  seconds: (performance.now() - began) / 1000,
  peak: process.resourceUsage().maxRSS * 1024,
};
await source.close();
process.stdout.write(`${JSON.stringify(once)}\n`);
