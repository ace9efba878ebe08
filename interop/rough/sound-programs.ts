/** Sound programs that the command line judges many times, as users run it. */

import { rmSync } from 'node:fs';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { type BundledTool, bundledTool } from '../../scripts/start/bundled-tool.ts';
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
  /** Removes what `build` has made for this process alone. */
  remove?(): void;
}

const seeded = (seed: number) => ['--seed', String(seed)];

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

const byCommand = ({ main }: BundledTool) => ['--command', `${process.execPath} ${main}`];
const byLibrary = ({ library }: BundledTool) => ['--module', library];

/** Two of twenty runs interrupt the tool at each of its transactions as well, which takes three times as long. */
const migrationProfiles = (seed: number) => ['interface', ...(seed % 20 < 2 ? ['durable-deploy'] : [])];

/** The reference tool, bundled once: a run starts it some seventy times. */
function migrationTool(name: string, ways: (tool: BundledTool) => readonly string[]): SoundProgram {
  let tool: BundledTool | undefined;
  return {
    name,
    isHere: true,
    build: async () => {
      tool = bundledTool();
    },
    judge: (seed) => check('migration', ...ways(tool!), '--profile', ...migrationProfiles(seed), ...seeded(seed)),
    remove: () => tool && rmSync(tool.folder, { recursive: true, force: true }),
  };
}

/** Every sound program that can be had here. */
export const SOUND_PROGRAMS: readonly SoundProgram[] = [
  feedOnExpress,
  tesseraBehindNginx,
  migrationTool('the migration tool by its command', byCommand),
  migrationTool('the migration tool by its library', byLibrary),
];
