/**
 * A small client of transparency logs: `node main.ts checkpoint|inclusion|log|monitor|writer OPTIONS`. It ends with 0 if it is
 * content, with 1 if it refuses the log, and with 2 after a wrong option.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { TreeHead } from './note/checkpoint.ts';
import { readVerifierKey } from './note/verifier-key.ts';
import { askOverHttp } from './read/over-http.ts';
import { Resources } from './read/resources.ts';
import { Refused } from './refused.ts';
import { rightLogClientRig as rig } from './rig.ts';
import { Tree } from './tree/tree.ts';
import { type Trusted, verifiedHead } from './verify/checkpoint.ts';
import { verifyInclusion, verifyProof } from './verify/inclusion.ts';
import { lookAgain } from './verify/monitor.ts';
import { readProofFile } from './verify/proof-file.ts';
import { verifyWholeLog } from './verify/whole-log.ts';
import { requestOf, signedEntry } from './write/sent-entry.ts';
import { verifyWritten } from './write/written-entry.ts';

const USAGE =
  'usage: main.ts checkpoint|inclusion|log|monitor|writer --vkey VKEY [--origin ORIGIN] (--url PREFIX | --proof FILE) ' +
  '[--index INDEX --entry FILE] [--state FOLDER | --every MS] [--artifact FILE]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    vkey: { type: 'string' },
    origin: { type: 'string' },
    index: { type: 'string' },
    entry: { type: 'string' },
    proof: { type: 'string' },
    state: { type: 'string' },
    every: { type: 'string', default: '200' },
    artifact: { type: 'string' },
  },
});

const needed = (name: 'url' | 'vkey' | 'index' | 'entry' | 'artifact'): string => values[name] ?? usage();

function usage(): never {
  console.error(USAGE);
  process.exit(2);
}

async function treeOf(resources: Resources, trusted: Trusted): Promise<Tree> {
  const bytes = (await resources.checkpoint())!;
  return new Tree(verifiedHead(bytes, trusted, rig), resources, rig);
}

async function verifyEntry(trusted: Trusted): Promise<string> {
  const entry = readFileSync(needed('entry'));
  if (values.proof !== undefined) {
    const { index, proof, checkpoint } = readProofFile(readFileSync(values.proof));
    verifyProof(entry, index, proof, verifiedHead(checkpoint, trusted, rig), rig);
    return `entry ${index} is in the log`;
  }
  const index = BigInt(needed('index'));
  const resources = new Resources(askOverHttp(needed('url')), rig);
  await verifyInclusion(entry, index, await treeOf(resources, trusted), rig);
  return `entry ${index} is in the log`;
}

/** The tree of the last look in a folder. */
function storedHead(folder: string): TreeHead | undefined {
  const file = join(folder, 'head.json');
  if (!existsSync(file)) return undefined;
  const { origin, size, root } = JSON.parse(readFileSync(file, 'utf8')) as Record<'origin' | 'size' | 'root', string>;
  return { origin, size: BigInt(size), root: Buffer.from(root, 'base64') };
}

function storeHead(folder: string, { origin, size, root }: TreeHead): void {
  const text = JSON.stringify({ origin, size: String(size), root: Buffer.from(root).toString('base64') });
  writeFileSync(join(folder, 'head.json'), text);
}

async function monitor(trusted: Trusted): Promise<string> {
  const resources = new Resources(askOverHttp(needed('url')), rig);
  const { state } = values;
  if (state !== undefined) {
    const head = await lookAgain(resources, trusted, storedHead(state), rig);
    if (head) storeHead(state, head);
    return `the log has ${head?.size} entries`;
  }
  for (let head: TreeHead | undefined; ; await sleep(Number(values.every)))
    head = await lookAgain(resources, trusted, head, rig);
}

async function write(trusted: Trusted): Promise<string> {
  const sent = signedEntry(readFileSync(needed('artifact')));
  const answer = await new Resources(askOverHttp(needed('url')), rig).create(requestOf(sent));
  return `the entry is at ${verifyWritten(answer, sent, trusted, rig)}`;
}

async function run(kind: string | undefined): Promise<string> {
  const { origin } = values;
  const trusted = { key: readVerifierKey(needed('vkey')), ...(origin === undefined ? {} : { origin }) };
  if (kind === 'inclusion') return verifyEntry(trusted);
  if (kind === 'monitor') return monitor(trusted);
  if (kind === 'writer') return write(trusted);
  if (kind !== 'checkpoint' && kind !== 'log') return usage();
  const tree = await treeOf(new Resources(askOverHttp(needed('url')), rig), trusted);
  if (kind === 'log') return `the log has ${await verifyWholeLog(tree)} entries`;
  return `the log has signed a tree of ${tree.head.size}`;
}

try {
  console.log(await run(positionals[0]));
} catch (cause) {
  if (!(cause instanceof Refused)) throw cause;
  console.error(`refused: ${cause.message}`);
  process.exitCode = 1;
}
