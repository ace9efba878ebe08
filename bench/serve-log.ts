/**
 * The reference log in a folder, on 127.0.0.1: `serve-log.ts DIR` prints its address, and a line of JSON when it is ended.
 * `serve-log.ts DIR grpc` serves it over gRPC.
 */
import { availableParallelism } from 'node:os';
import { seededSigner } from '../src/generate/log/signer.ts';
import { createLog, directoryStore, logRig, serve, serveRpc } from '../src/reference/log/index.ts';
import type { Files } from '../src/reference/log/store/files.ts';
import { systemFiles } from '../src/reference/log/store/system-files.ts';
import { ORIGIN, SEED } from './origin.ts';

/** The result of the process. */
export interface ServedLog {
  /** Syncs of files and folders by the store. */
  readonly syncs: number;
  readonly added: number;
  /** The peak memory of the process, in bytes. */
  readonly peak: number;
}

let syncs = 0;
const counting: Files = {
  ...systemFiles,
  open: async (path, flags) => {
    const file = await systemFiles.open(path, flags);
    return {
      appendFile: (bytes) => file.appendFile(bytes),
      sync: () => {
        syncs++;
        return file.sync();
      },
      close: () => file.close(),
    };
  },
};

const [folder, by] = process.argv.slice(2) as [string, string?];
const log = await createLog(
  logRig({
    origin: ORIGIN,
    signer: seededSigner(ORIGIN, SEED),
    threads: availableParallelism(),
    store: () => directoryStore(folder, { files: counting, index: true }),
  }),
);
const first = log.size();
const before = syncs;
const serving = async () => {
  if (by !== 'grpc') return serve(log.handler);
  const { address, close } = await serveRpc(log.rpc);
  return { url: `http://${address}`, close };
};
const { url, close } = await serving();
process.once('SIGTERM', async () => {
  await close();
  const added = Number(log.size() - first);
  await log.close();
  const served: ServedLog = { syncs: syncs - before, added, peak: process.resourceUsage().maxRSS * 1024 };
  process.stdout.write(`${JSON.stringify(served)}\n`, () => process.exit());
});
process.stdout.write(`${url}\n`);
