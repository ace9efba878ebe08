/** Tessera: the library's tree, tiles and checkpoints behind the server of `interop/tessera`. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { type TesseraLog, tesseraLogOf } from '../tessera/server.ts';
import { checkLog } from '../touchstone.ts';
import { goBench } from './go-bench.ts';
import type { ChangedModule } from './go-module.ts';
import { noticed, unopened } from './noticed.ts';
import type { Notice, SetUp, Subject } from './subject.ts';

const FOLDER = fileURLToPath(new URL('../tessera/', import.meta.url));
/** What makes the tree, the tiles, the bundles and the checkpoints, and the libraries that hash and sign for it. */
const MODULES: readonly ChangedModule[] = [
  {
    path: 'github.com/transparency-dev/tessera',
    name: 'tessera',
    files: [
      'append_lifecycle.go',
      'entry.go',
      'api/state.go',
      'api/layout/paths.go',
      'api/layout/tile.go',
      'storage/internal/integrate.go',
      'storage/internal/queue.go',
      'storage/internal/tileid.go',
      'storage/posix/files.go',
      'storage/posix/file_ops.go',
    ],
  },
  { path: 'github.com/transparency-dev/merkle', name: 'merkle', files: ['compact/range.go', 'rfc6962/rfc6962.go'] },
  { path: 'github.com/transparency-dev/formats', name: 'formats', files: ['log/checkpoint.go'] },
  { path: 'golang.org/x/mod', name: 'mod', files: ['sumdb/note/note.go'] },
];
/** A log that works is ready in a second or two. */
const READY_MS = 20_000;
const GROWS = ['--allow-writes', '--exclusive', '--declare', 'publish-within=10', '--budget', '60'];

export const logTessera: Subject = {
  name: 'log-tessera',
  suite: 'log',
  open: (folder) => goBench({ folder, cwd: FOLDER, what: '.', modules: MODULES }, (binary) => setUps(binary, folder)),
};

function setUps(binary: string, folder: string): readonly SetUp[] {
  const collected = ['-partials', 'gc', '-gc-interval', '200ms'];
  const slow = ['-batch-max-age', '300ms', '-checkpoint-interval', '100ms'];
  return [
    grown('usual', binary, ['-entries', '300', ...collected]),
    again(binary, folder),
    grown('empty', binary, []),
    grown('small-batches', binary, ['-entries', '20', '-batch-max-size', '10']),
    grown('wide-batches', binary, ['-entries', '700', '-batch-max-size', '300']),
    grown('third-level', binary, ['-entries', '65520', ...collected, ...slow]),
  ];
}

/** Judged while it grows. */
function grown(name: string, binary: string, flags: readonly string[]): SetUp {
  return {
    name,
    judge: () =>
      withLog(name, binary, flags, async ({ url, vkey, origin, append }) =>
        noticed(name, await checkLog(url, '--vkey', vkey, '--origin', origin, '--append', `raw=${append}`, ...GROWS)),
      ),
  };
}

/** Opened again over the files that it wrote, and restarted during the judgement. */
function again(binary: string, folder: string): SetUp {
  const name = 'again';
  const judge = async () => {
    const place = await mkdtemp(join(folder, 'again-'));
    const [port] = await freePorts(1);
    const own = ['-dir', join(place, 'log'), '-key', join(place, 'key'), '-addr', `127.0.0.1:${port}`];
    return withLog(name, binary, [...own, '-entries', '250'], async (log) => {
      await log.close().catch(() => undefined);
      const command = [binary, ...own].join(' ');
      const known = ['--vkey', log.vkey, '--origin', log.origin, '--append', `raw=${log.append}`];
      return noticed(name, await checkLog(log.url, ...known, '--start-command', command, ...GROWS));
    });
  };
  return { name, judge };
}

async function withLog(
  stand: string,
  binary: string,
  flags: readonly string[],
  judge: (log: TesseraLog) => Promise<Notice>,
): Promise<Notice> {
  const log = await tesseraLogOf(binary, READY_MS, flags).catch((cause: Error) => cause);
  if (log instanceof Error) return unopened(stand, log);
  try {
    return await judge(log);
  } catch (cause) {
    // The command line gives no report where a log does not start.
    return unopened(stand, cause as Error);
  } finally {
    // How it ends is no matter of the interface.
    await log.close().catch(() => undefined);
  }
}
