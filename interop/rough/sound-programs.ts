/** Sound programs that the command line judges many times, as users run it. */

import { fileURLToPath } from 'node:url';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { checkFeed } from '../foreign/feed-express.ts';
import { goPresent } from '../go-program.ts';
import { caching } from '../nginx/configs.ts';
import { nginx, nginxPresent } from '../nginx/nginx.ts';
import { buildTessera, tesseraLog } from '../tessera/server.ts';
import { check, checkLog } from '../touchstone.ts';

/** A sound program, started anew for each run. */
export interface SoundProgram {
  readonly name: string;
  readonly isHere: boolean;
  build?(): Promise<unknown>;
  judge(seed: number): ReturnType<typeof check>;
}

const seeded = (seed: number) => ['--seed', String(seed)];

const TOOL = fileURLToPath(new URL('../../src/reference/migration/', import.meta.url));

const feedOnExpress: SoundProgram = {
  name: 'the feed on Express',
  isHere: true,
  judge: async (seed) => checkFeed(await npmFolder('interop/feed-express'), ...seeded(seed)),
};

const tesseraBehindNginx: SoundProgram = {
  name: 'Tessera behind a cache of nginx',
  isHere: nginxPresent && goPresent,
  build: buildTessera,
  judge: async (seed) => {
    const log = await tesseraLog('-entries', '200');
    try {
      const front = await nginx(caching(log.url));
      try {
        const writes = ['--append', `raw=${front.url}/append`, '--allow-writes', '--exclusive'];
        const ways = ['--vkey', log.vkey, '--profile', 'tlog-tiles', 'http', ...writes];
        return await checkLog(front.url, ...ways, '--declare', 'publish-within=10', ...seeded(seed));
      } finally {
        await front.close();
      }
    } finally {
      await log.close();
    }
  },
};

const BY_COMMAND = ['--command', `${process.execPath} ${TOOL}bin.mjs`];
const BY_LIBRARY = ['--module', `${TOOL}index.ts`];

/** Two of twenty runs interrupt the tool at each of its transactions as well, which takes three times as long. */
const migrationProfiles = (seed: number) => ['interface', ...(seed % 20 < 2 ? ['durable-deploy'] : [])];

const migrationTool = (name: string, ways: readonly string[]): SoundProgram => ({
  name,
  isHere: true,
  judge: (seed) => check('migration', ...ways, '--profile', ...migrationProfiles(seed), ...seeded(seed)),
});

/** Every sound program that can be had here. */
export const SOUND_PROGRAMS: readonly SoundProgram[] = [
  feedOnExpress,
  tesseraBehindNginx,
  migrationTool('the migration tool by its command', BY_COMMAND),
  migrationTool('the migration tool by its library', BY_LIBRARY),
];
