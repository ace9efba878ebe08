/** The feed on Express of `interop/feed-express`: the packages answer, compress, and write JSON, JSONP and XML. */

import { spawn } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { check } from '../touchstone.ts';
import { jsBench } from './js-bench.ts';
import { noticed, unopened } from './noticed.ts';
import type { Notice, Subject } from './subject.ts';

const FILES = [
  'accepts/index.js',
  'compressible/index.js',
  'compression/index.js',
  'etag/index.js',
  'express/lib/express.js',
  'express/lib/application.js',
  'express/lib/request.js',
  'express/lib/response.js',
  'express/lib/utils.js',
  'finalhandler/index.js',
  'fresh/index.js',
  'js2xmlparser/lib/main.js',
  'js2xmlparser/lib/options.js',
  'negotiator/lib/encoding.js',
  'on-headers/index.js',
  'path-to-regexp/dist/index.js',
  'router/index.js',
  'router/lib/layer.js',
  'router/lib/route.js',
  'vary/index.js',
  'xmlcreate/lib/escape.js',
  'xmlcreate/lib/nodes/XmlCharData.js',
  'xmlcreate/lib/nodes/XmlDecl.js',
  'xmlcreate/lib/nodes/XmlElement.js',
];
/** The packages that the folder pins itself. */
const PINNED = ['express', 'compression', 'js2xmlparser'];
/** Recommendations that the unchanged feed does not follow: Express takes letters out of a bad callback, and we do not sort. */
const KNOWN = ['feed/jsonp/unsafe-callbacks#stripped', 'feed/order/next-occurrence#not-next'];
const READY_MS = 10_000;
const KEYS = { EXPRESS_FEED_KEY: '3e1f0c7a9b2d4e58', EXPRESS_FEED_OTHER_KEY: '58d4b2a907cf1e31' };

export const feedExpress: Subject = {
  name: 'feed-express',
  suite: 'feed',
  open: async (folder) => {
    const copy = join(folder, 'feed');
    await cp(await npmFolder('interop/feed-express'), copy, { recursive: true });
    const modules = join(copy, 'node_modules');
    const versions = PINNED.map(async (name) => {
      const { version } = JSON.parse(await readFile(join(modules, name, 'package.json'), 'utf8')) as {
        version: string;
      };
      return `${name} ${version}`;
    });
    const setUps = [{ name: 'usual', judge: () => judgeFeed('usual', copy) }];
    return jsBench({ folder, copy: modules, files: FILES, versions: await Promise.all(versions), setUps });
  },
};

/** Starts the feed in a folder, and judges it. */
export async function judgeFeed(stand: string, copy: string): Promise<Notice> {
  try {
    return noticed(stand, await checkFeed(copy), KNOWN);
  } catch (cause) {
    return unopened(stand, cause as Error);
  }
}

/** Starts the feed in a folder, and runs `touchstone check feed` on it with these further arguments. */
export async function checkFeed(copy: string, ...args: readonly string[]): ReturnType<typeof check> {
  const server = spawn(process.execPath, [join(copy, 'server.mjs')], { stdio: ['pipe', 'pipe', 'ignore'] });
  server.stdin.on('error', () => {}); // the server may have ended already
  const ended = new Promise((resolve) => server.once('close', resolve));
  const stopping = setTimeout(() => server.kill('SIGKILL'), READY_MS);
  try {
    const line = await new Promise<string>((resolve, reject) => {
      createInterface(server.stdout).once('line', resolve);
      ended.then(() => reject(new Error('the feed ended before it was ready')));
    });
    clearTimeout(stopping);
    const { url, publish } = JSON.parse(line) as { url: string; publish: string };
    return await check('feed', ...waysTo(copy, url, publish), ...args);
  } finally {
    const killing = setTimeout(() => server.kill('SIGKILL'), READY_MS);
    server.stdin.end();
    await ended;
    clearTimeout(killing);
  }
}

function waysTo(copy: string, url: string, publish: string): readonly string[] {
  Object.assign(process.env, KEYS);
  const publisher = `${process.execPath} ${join(copy, 'publish.mjs')} ${publish}`;
  const sites = ['--site', 'engineering', '--other-site', 'science', '--sites-url', `${url}/resources/sites.json`];
  const keys = ['--key-env', 'EXPRESS_FEED_KEY', '--other-key-env', 'EXPRESS_FEED_OTHER_KEY'];
  const events = ['--publish-command', publisher, '--clock-command', publisher, '--exclusive'];
  return ['--url', url, ...sites, ...keys, ...events, '--profile', 'open-data-v2', '--budget', '90'];
}
