/** TesseraCT with POSIX storage, a log of certificates in a folder, started with a root of ours. It serves submissions alone. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { goProgram } from '../go-program.ts';
import { keep } from '../kept.ts';
import type { OwnServer } from '../own-server.ts';
import { monitoringFiles } from './files.ts';

const program = goProgram('tesseract', 'tesseract', 'github.com/transparency-dev/tesseract/cmd/tesseract/posix');

/** Builds the server of the module that `go.mod` pins. */
export const buildTesseraCt = (): Promise<void> => program.build();

/** A running log. */
export interface TesseraCtLog {
  /** The monitoring prefix, without a slash at its end. */
  readonly url: string;
  /** Where it keeps what is served. */
  readonly folder: string;
  readonly submissionUrl: string;
  readonly origin: string;
  /** The key in PEM. */
  readonly publicKey: string;
  /** Ends it and removes the folder. */
  close(): Promise<void>;
}

const ORIGIN = 'tesseract.example/2026h1';
const START_MS = 60_000;

/** Starts a log without entries in a folder of its own. `roots`: those in PEM that it accepts. */
export async function tesseraCtLog(roots: string): Promise<TesseraCtLog> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-tesseract-'));
  const storage = join(folder, 'log');
  const [port] = (await freePorts(1)) as [number];
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await writeFile(join(folder, 'roots.pem'), roots);
  await writeFile(join(folder, 'log.key'), privateKey.export({ type: 'sec1', format: 'pem' }));
  const running = await keep([
    program.binary,
    `--http_endpoint=127.0.0.1:${port}`,
    `--origin=${ORIGIN}`,
    `--path_prefix=${new URL(`https://${ORIGIN}`).pathname}`,
    `--storage_dir=${storage}`,
    `--private_key=${join(folder, 'log.key')}`,
    `--roots_pem_file=${join(folder, 'roots.pem')}`,
    '--checkpoint_interval=200ms',
    '--batch_max_age=50ms',
    // Partial data tiles disappear while the run reads.
    '--garbage_collection_interval=1s',
  ]);
  let files: OwnServer | undefined;
  const close = async () => {
    await files?.close();
    await running.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const submissionUrl = `http://127.0.0.1:${port}${new URL(`https://${ORIGIN}`).pathname}`;
  try {
    files = await monitoringFiles(storage);
    const isUp = async () =>
      (await fetch(`${submissionUrl}/ct/v1/get-roots`)).ok && (await fetch(`${files!.url}/checkpoint`)).ok;
    const until = performance.now() + START_MS;
    while (!(await isUp().catch(() => false))) {
      if (running.end() !== undefined || performance.now() > until)
        throw new Error(`TesseraCT did not start: ${running.end() ?? 'no answer'}: ${running.stderrTail()}`);
      await sleep(100);
    }
  } catch (cause) {
    await close();
    throw cause;
  }
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return { url: files.url, folder: storage, submissionUrl, origin: ORIGIN, publicKey: `${pem}`, close };
}
