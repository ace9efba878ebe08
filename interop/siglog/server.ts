/** siglog, a log in Rust: built when needed, started with a folder and a database of its own, and ended. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { ed25519Signer } from '../../src/reference/log/index.ts';
import { keep } from '../kept.ts';
import { rustProgram } from '../rust-program.ts';
import { until } from '../until.ts';

const program = rustProgram('siglog', '0.1.0');
/** Builds it if it is missing. */
export const buildSiglog = program.build;

/** A running log. */
export interface Siglog {
  /** The tlog-tiles prefix, without a slash at its end. */
  readonly url: string;
  readonly origin: string;
  readonly vkey: string;
  /** A POST of the bytes of an entry to this address logs it, and is answered with its index. */
  readonly append: string;
  close(): Promise<void>;
}

const ORIGIN = 'siglog.example/log';
const SEED = Buffer.alloc(32, 9);

/** Starts a log that grows to each of these sizes in turn; resolves when its checkpoint has the last one. */
export async function siglog(...sizes: readonly number[]): Promise<Siglog> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-siglog-'));
  const [port] = (await freePorts(1)) as [number];
  const { vkey, keyId } = ed25519Signer({ name: ORIGIN, privateKey: SEED });
  const id = keyId.toString(16).padStart(8, '0');
  const key = `PRIVATE+KEY+${ORIGIN}+${id}+${Buffer.concat([Uint8Array.of(1), SEED]).toString('base64')}`;
  const address = `127.0.0.1:${port}`;
  const running = await keep(
    [
      program.binary,
      ...['--database-url', `sqlite:${join(folder, 'siglog.db')}?mode=rwc`],
      ...['--storage-backend', 'fs', '--fs-root', join(folder, 'log')],
      ...['--origin', ORIGIN, '--listen', address, '--batch-max-age-ms', '50'],
    ],
    { ...process.env, LOG_PRIVATE_KEY: key },
  );
  const close = async () => {
    await running.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://${address}`;
  const append = `${url}/add`;
  try {
    await until(async () => {
      if (!(await fetch(`${url}/health`)).ok)
        throw new Error(`siglog did not start: ${running.end() ?? 'no answer'}: ${running.stderrTail()}`);
    });
    const add = async (i: number) => {
      const { status } = await fetch(append, { method: 'POST', body: `entry ${i}` });
      if (status !== 200) throw new Error(`expected siglog to take an entry, found status ${status}`);
    };
    let size = 0;
    for (const next of sizes) {
      await Promise.all(Array.from({ length: next - size }, (_, i) => add(size + i)));
      size = next;
      await until(async () => {
        const [, shown] = (await (await fetch(`${url}/checkpoint`)).text()).split('\n');
        if (Number(shown) !== size) throw new Error(`siglog shows a checkpoint of ${shown} entries, not of ${size}`);
      });
    }
  } catch (cause) {
    await close();
    throw cause;
  }
  return { url, origin: ORIGIN, vkey, append, close };
}
