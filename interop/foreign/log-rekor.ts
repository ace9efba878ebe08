/** The Rekor v2 server with POSIX storage, over HTTP and gRPC; `interop/rekor` serves its files. */

import { fileURLToPath } from 'node:url';
import { REKOR_PACKAGE, type RekorLog, rekorLog } from '../rekor/server.ts';
import { checkLog } from '../touchstone.ts';
import { goBench } from './go-bench.ts';
import type { ChangedModule } from './go-module.ts';
import { noticed, unopened } from './noticed.ts';
import type { Notice, SetUp, Subject } from './subject.ts';

const FOLDER = fileURLToPath(new URL('../rekor/', import.meta.url));
/** What reads a request, decides about it, and answers; the tree is Tessera's, which `log-tessera` changes. */
const MODULES: readonly ChangedModule[] = [
  {
    path: 'github.com/sigstore/rekor-tiles/v2',
    name: 'rekor-tiles',
    files: [
      'cmd/rekor-server/posix/app/serve.go',
      'internal/algorithmregistry/algorithmregistry.go',
      'internal/safeint/safeint.go',
      'internal/server/grpc.go',
      'internal/server/http.go',
      'internal/server/serve.go',
      'internal/server/service.go',
      'internal/tessera/posix/posix.go',
      'internal/tessera/tessera.go',
      'pkg/note/note.go',
      'pkg/types/hashedrekord/hashedrekord.go',
      'pkg/types/verifier/verifier.go',
      'pkg/verifier/certificate/certificate.go',
      'pkg/verifier/publickey/publickey.go',
    ],
  },
];
/** Recommendations that the unchanged server does not follow: `server.test.ts` says why. */
const KNOWN = [
  'log/create-errors/no-server-error#server-error',
  'log/concurrency/client-disconnect#other-client-refused',
];
const RULES = ['--profile', 'rekor-v2', '--declare', 'publish-within=10', 'rpc-reads=elsewhere', '--exclusive'];
const WRITES = ['--allow-writes', '--budget', '90', '--grpc-service', 'dev.sigstore.rekor.v2.Rekor'];

export const logRekor: Subject = {
  name: 'log-rekor',
  suite: 'log',
  open: (folder) => goBench({ folder, cwd: FOLDER, what: REKOR_PACKAGE, modules: MODULES }, setUps),
};

function setUps(binary: string): readonly SetUp[] {
  return [
    { name: 'usual', judge: () => withLog('usual', binary, (log) => checkLog(log.readUrl, ...waysOf(log))) },
    {
      name: 'restarted',
      judge: () =>
        withLog('restarted', binary, async (log) => {
          await log.stop().catch(() => undefined);
          const again = ['--start-command', log.command, '--wait-for', `${log.writeUrl}/healthz`];
          return checkLog(log.readUrl, ...waysOf(log), ...again);
        }),
    },
  ];
}

function waysOf({ writeUrl, grpc, vkey, origin }: RekorLog): readonly string[] {
  return ['--write-url', writeUrl, '--grpc', grpc, '--vkey', vkey, '--origin', origin, ...RULES, ...WRITES];
}

async function withLog(
  stand: string,
  binary: string,
  judge: (log: RekorLog) => ReturnType<typeof checkLog>,
): Promise<Notice> {
  const log = await rekorLog(undefined, undefined, binary).catch((cause: Error) => cause);
  if (log instanceof Error) return unopened(stand, log);
  try {
    return noticed(stand, await judge(log), KNOWN);
  } catch (cause) {
    return unopened(stand, cause as Error);
  } finally {
    await log.close().catch(() => undefined);
  }
}
