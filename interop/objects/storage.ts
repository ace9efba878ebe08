/** Object storage: the S3 gateway of Versity over a folder, which has conditional writes. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { goProgram } from '../go-program.ts';
import { keep } from '../kept.ts';

export const storageProgram = goProgram('objects', 'versitygw', 'github.com/versity/versitygw/cmd/versitygw');

/** Running object storage, with one bucket. */
export interface Storage {
  /** The variables by which a client finds it. */
  readonly env: NodeJS.ProcessEnv;
  /** The folder of the bucket `logs`: a file for each object. */
  readonly folder: string;
  close(): Promise<void>;
}

const START_MS = 60_000;

/** Starts the storage. */
export async function startStorage(): Promise<Storage> {
  const root = await mkdtemp(join(tmpdir(), 'storage-'));
  const [folder, sidecar] = [join(root, 'data', 'logs'), join(root, 'sidecar')];
  await mkdir(folder, { recursive: true });
  await mkdir(sidecar);
  const [port] = await freePorts(1);
  const address = `127.0.0.1:${port}`;
  const argv = ['--port', address, '--access', 'tests', '--secret', 'secret-of-tests', '--quiet', 'posix'];
  // Entity tags stand in files of their own, since some folders for temporary files have no extended attributes.
  const storage = await keep([storageProgram.binary, ...argv, '--sidecar', sidecar, join(root, 'data')]);
  const close = async () => {
    await storage.stop();
    await rm(root, { recursive: true, force: true });
  };
  for (const end = Date.now() + START_MS; ; await sleep(50)) {
    const isThere = await fetch(`http://${address}/`).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (storage.end() === undefined && Date.now() < end) continue;
    await close();
    throw new Error(`the storage does not answer: ${storage.end()} ${storage.stderrTail()}`);
  }
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://${address}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'tests',
      AWS_SECRET_ACCESS_KEY: 'secret-of-tests',
    },
    folder,
    close,
  };
}
