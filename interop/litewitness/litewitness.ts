/** The witness of torchwood: built when needed, with a key in an agent of its own, and stopped with its folder removed. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { ED25519_COSIGNATURE, vkeyOf } from '../../src/reference/log/index.ts';
import { goProgram } from '../go-program.ts';
import { type Kept, keep } from '../kept.ts';
import { until } from '../until.ts';

const program = goProgram('litewitness', 'litewitness', 'filippo.io/torchwood/cmd/litewitness');
/** Builds it if it is missing or outdated. */
export const buildLitewitness = program.build;

/** A running witness. */
export interface Litewitness {
  readonly url: string;
  /** Its line in a policy. */
  readonly policy: string;
  /** Ends it and its agent, and removes the folder. */
  close(): Promise<void>;
}

const run = promisify(execFile);

/** The tables of its database, as it makes them, with a log that it has not cosigned yet. */
function knowLog(file: string, origin: string, logVkey: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    CREATE TABLE log (origin TEXT PRIMARY KEY, tree_size INTEGER NOT NULL, tree_hash TEXT NOT NULL);
    CREATE TABLE key (origin TEXT NOT NULL, key TEXT NOT NULL, FOREIGN KEY(origin) REFERENCES log(origin));`);
  const empty = createHash('sha256').digest('base64');
  database.prepare('INSERT INTO log VALUES (?, 0, ?)').run(origin, empty);
  database.prepare('INSERT INTO key VALUES (?, ?)').run(origin, logVkey);
  database.close();
}

/** Starts a witness with this name that knows one log. */
export async function litewitness(name: string, origin: string, logVkey: string): Promise<Litewitness> {
  const folder = await mkdtemp(join(tmpdir(), 'litewitness-'));
  const at = (file: string) => join(folder, file);
  const kept: Kept[] = [];
  const close = async () => {
    for (const one of kept.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [key, socket, database] = [at('key'), at('agent'), at('witness.db')];
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', key]);
    const env = { ...process.env, SSH_AUTH_SOCK: socket };
    kept.push(await keep(['ssh-agent', '-D', '-a', socket]));
    await until(() => run('ssh-add', ['-q', key], { env }));
    knowLog(database, origin, logVkey);
    const { stdout } = await run('ssh-keygen', ['-l', '-f', `${key}.pub`]);
    const [port] = await freePorts(1);
    const listen = `127.0.0.1:${port}`;
    const argv = [
      '-name',
      name,
      '-key',
      stdout.split(' ')[1]!,
      '-db',
      database,
      '-ssh-agent',
      socket,
      '-listen',
      listen,
    ];
    const witness = await keep([program.binary, ...argv]);
    kept.push(witness);
    const url = `http://${listen}`;
    await until(async () => {
      if (witness.end() !== undefined) throw new Error(`litewitness ended (${witness.end()}): ${witness.stderrTail()}`);
      await fetch(url);
    });
    const blob = Buffer.from((await readFile(`${key}.pub`, 'utf8')).split(' ')[1]!, 'base64');
    const vkey = vkeyOf(name, ED25519_COSIGNATURE, blob.subarray(-32));
    return { url, policy: `witness ${name} ${vkey} ${url}/\n`, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
