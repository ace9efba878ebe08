/** The real Rekor v2 server with POSIX storage: built when needed, started, stopped, restarted. */

import { execFile } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { BUILD_MS } from '../go-program.ts';
import { keep } from '../kept.ts';
import { rekorFiles } from './files.ts';

/** A log of the Rekor server, running or stopped. */
export interface RekorLog {
  /** Where entries are created, without a trailing slash and without `/api/v2`. */
  readonly writeUrl: string;
  /** The command that starts it again over the same files. */
  readonly command: string;
  /** The tlog-tiles prefix, without a trailing slash: the log's files, readable while it is stopped too. */
  readonly readUrl: string;
  /** Host and port of gRPC without TLS. */
  readonly grpc: string;
  readonly origin: string;
  readonly vkey: string;
  readonly publicKey: KeyObject;
  /** The log's ID, 32 bytes; a signature line has the first four. */
  readonly logId: Buffer;
  /** The last part of the server's stderr since its last start. */
  stderrTail(): string;
  /** Ends the server: `SIGTERM` lets it finish, `SIGKILL` does not. */
  stop(how?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it at the same addresses over the same files, with the first flags or with others. */
  restart(flags?: readonly string[]): Promise<void>;
  /** Ends everything and removes the files. */
  close(): Promise<void>;
}

/** The package that is built, of the module that `rekor/go.mod` pins. */
export const REKOR_PACKAGE = 'github.com/sigstore/rekor-tiles/v2/cmd/rekor-server/posix';
const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const BINARY = join(FOLDER, 'rekor-server');
const START_MS = 60_000;
/** The quickest pace that Tessera allows; by default a checkpoint comes every ten seconds. */
const PACE = ['--checkpoint-interval', '100ms', '--batch-max-age', '20ms'];

/** Builds the server where its module file is newer than the binary. */
export async function buildRekor(): Promise<void> {
  const built = await stat(BINARY).catch(() => undefined);
  const { mtimeMs } = await stat(join(FOLDER, 'go.mod'));
  if (built !== undefined && built.mtimeMs > mtimeMs) return;
  // Renamed when it is complete, because another test may start it at any time.
  const unfinished = `${BINARY}.${process.pid}`;
  await promisify(execFile)('go', ['build', '-o', unfinished, REKOR_PACKAGE], { cwd: FOLDER, timeout: BUILD_MS });
  await rename(unfinished, BINARY);
}

/**
 * The type byte and the key of a note's signer, and the log ID, by the rules of rekor-tiles' CLIENTS.md ("C2SP
 * Checkpoints").
 */
function noteKey(origin: string, key: KeyObject): { readonly typed: Buffer; readonly logId: Buffer } {
  const spki = key.export({ format: 'der', type: 'spki' });
  const typed = {
    ed25519: Buffer.concat([Buffer.of(1), spki.subarray(-32)]),
    ec: Buffer.concat([Buffer.of(2), spki]),
    rsa: Buffer.concat([Buffer.of(255), Buffer.from('PKIX-RSA-PKCS#1v1.5'), spki]),
  }[key.asymmetricKeyType as 'ed25519' | 'ec' | 'rsa'];
  const named = key.asymmetricKeyType === 'ec' ? spki : Buffer.concat([Buffer.from(`${origin}\n`), typed]);
  return { typed, logId: createHash('sha256').update(named).digest() };
}

/**
 * Starts a log in a separate directory. Given flags replace those of the pace; `binary` is another program, `privateKey`
 * the key of the log, of Ed25519 unless it is given.
 */
export async function rekorLog(
  origin = 'rekor.example',
  flags: readonly string[] = PACE,
  binary = BINARY,
  privateKey = generateKeyPairSync('ed25519').privateKey,
): Promise<RekorLog> {
  const directory = await mkdtemp(join(tmpdir(), 'touchstone-rekor-'));
  const publicKey = createPublicKey(privateKey);
  await writeFile(join(directory, 'key.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const { typed, logId } = noteKey(origin, publicKey);
  const ports = await freePorts(3);
  const storage = join(directory, 'log');
  const files = await rekorFiles(storage);
  const [http, grpc, metrics] = ports.map(String) as [string, string, string];
  const addresses = ['--http-port', http, '--grpc-port', grpc, '--http-metrics-port', metrics];
  const own = ['--hostname', origin, '--storage-dir', storage, '--signer-filepath', join(directory, 'key.pem')];
  const argv = (chosen: readonly string[]) => [binary, 'serve', ...addresses, ...own, ...chosen];
  const start = (chosen: readonly string[]) => startServer(http, argv(chosen));
  const remove = async () => {
    await files.close();
    await rm(directory, { recursive: true, force: true });
  };
  let server = await start(flags).catch(async (cause) => {
    await remove();
    throw cause;
  });
  const writeUrl = `http://127.0.0.1:${ports[0]}`;
  return {
    writeUrl,
    command: argv(flags).join(' '),
    readUrl: files.url,
    grpc: `127.0.0.1:${ports[1]}`,
    origin,
    vkey: `${origin}+${logId.toString('hex', 0, 4)}+${typed.toString('base64')}`,
    publicKey,
    logId,
    stderrTail: () => server.stderrTail(),
    stop: (how = 'SIGTERM') => server.stop(how),
    restart: async (others = flags) => {
      await server.stop('SIGTERM');
      server = await start(others);
    },
    close: async () => {
      await server.stop('SIGTERM').finally(remove);
    },
  };
}

interface Running {
  stderrTail(): string;
  stop(how: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

async function startServer(http: string, argv: readonly string[]): Promise<Running> {
  const running = await keep(argv);
  const stop: Running['stop'] = async (signal) => {
    if (running.end() !== undefined) return;
    const end = await running.stop(signal);
    const wanted = signal === 'SIGTERM' ? 'exit code 0' : 'exit code 137';
    if (end !== wanted)
      throw new Error(`the Rekor server did not end with ${wanted} (${end}): ${running.stderrTail()}`);
  };

  const limit = performance.now() + START_MS;
  while (!(await healthy(`http://127.0.0.1:${http}/healthz`))) {
    if (running.end() !== undefined || performance.now() > limit) {
      const why = running.end() ?? 'in time';
      await stop('SIGKILL');
      throw new Error(`the Rekor server did not start (${why}): ${running.stderrTail()}`);
    }
    await sleep(20);
  }
  return { stderrTail: () => running.stderrTail(), stop };
}

async function healthy(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}
