/**
 * `npm run bench -- [PART …] [--quick] [--write]`: prints each figure with its ratio to a baseline of the same run, and with
 * its aim. `--write` keeps them in `bench/RESULTS.md`.
 */

import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLog } from '../src/generate/log/write-log.ts';
import type { BenchLog } from './audit.ts';
import { chosenParts } from './chosen-parts.ts';
import { ORIGIN, SEED } from './origin.ts';
import { logSizes, PARTS } from './parts.ts';
import { occasionHere, section, withSections } from './results.ts';
import { line, type Row } from './table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = fileURLToPath(new URL('./RESULTS.md', import.meta.url));
/** A generous estimate of the bytes of an entry with its share of tiles, file ends and index. */
const BYTES_EACH = 500;

const words = process.argv.slice(2);
const names = Object.keys(PARTS);
const asked = chosenParts(words, names);
if (typeof asked === 'string') {
  const isHelp = words.includes('--help') || words.includes('-h');
  (isHelp ? process.stdout : process.stderr).write(asked);
  process.exit(isHelp ? 0 : 2);
}
const { chosen, quick, write } = asked;

const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
const remove = () => rmSync(folder, { recursive: true, force: true });
process.once('SIGINT', () => {
  remove();
  process.exit(130);
});

async function logOf(entries: number): Promise<BenchLog> {
  process.stderr.write(`bench: writing a log of ${entries} entries …\n`);
  const path = join(folder, String(entries));
  const { vkey } = await writeLog({
    folder: path,
    entries: BigInt(entries),
    seed: SEED,
    origin: ORIGIN,
  });
  return { folder: path, vkey, entries };
}

/** @throws Error where the logs would not find room. */
function needRoom(): void {
  const { bavail, bsize } = statfsSync(folder);
  const [small, large] = logSizes(quick);
  const needed = (small + large) * BYTES_EACH;
  if (bavail * bsize < needed)
    throw new Error(`${tmpdir()} has no room for ${(needed / 1e9).toFixed(1)} GB; try --quick, or set TMPDIR`);
}

try {
  if (chosen.includes('logs')) needRoom();
  // Before the measurements, which may take an hour: the clone may change meanwhile.
  const occasion = occasionHere(words, ROOT);
  process.stdout.write(
    `node ${process.versions.node}, entries of 300 bytes, best of several runs${quick ? ', --quick' : ''}\n`,
  );
  for (const name of chosen) {
    const rows: Row[] = [];
    for await (const row of PARTS[name]!({ folder, quick, logOf })) {
      rows.push(row);
      process.stdout.write(`${line(row)}\n`);
    }
    if (!write) continue;
    const page = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
    writeFileSync(RESULTS, withSections(page, new Map([[name, section(name, rows, occasion)]]), names));
  }
} finally {
  remove();
}
