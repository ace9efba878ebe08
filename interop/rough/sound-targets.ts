/** Sound targets that are judged many times, each run with a new one. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../conformance/core/run/random.ts';
import type { SuiteName } from '../../conformance/core/spec/requirement.ts';
import type { FeedTargetOptions } from '../../conformance/feed/target/feed.ts';
import { feedTarget } from '../../conformance/feed/target/feed.ts';
import {
  filledFeed,
  inProcessPublisher,
  TESTBED_KEY,
  TESTBED_OTHER_SITE,
  TESTBED_SITE,
} from '../../conformance/feed/testbed/testbed.ts';
import { parseVkey } from '../../conformance/log/oracle/note/vkey.ts';
import { logTarget } from '../../conformance/log/target/log.ts';
import type { LogTargetOptions } from '../../conformance/log/target/opened-log.ts';
import { createFeed, feedRig } from '../../src/reference/feed/index.ts';
import { createLog, directoryStore, logRig, type StoreFactory } from '../../src/reference/log/index.ts';
import { serve } from '../../src/reference/serve.ts';
import { buildRekor, rekorLog } from '../rekor/server.ts';
import { buildTessera, tesseraLog } from '../tessera/server.ts';
import type { Condition } from './conditions.ts';
import { roughNetwork } from './rough-network.ts';

/** A target that is open. */
export interface OpenSound {
  readonly target: ReturnType<typeof logTarget> | ReturnType<typeof feedTarget>;
  close(): Promise<void>;
}

/** A sound target, new for each run. */
export interface Sound {
  readonly name: string;
  readonly suite: SuiteName;
  readonly profiles: readonly string[];
  /** What it is rightly charged with where connections are lost: a defect that is known, and that nothing else brings out. */
  readonly defect?: RegExp;
  /** Whether it needs Go. */
  readonly go?: boolean;
  build?(): Promise<void>;
  open(condition: Condition, random: Random): Promise<OpenSound>;
}

/** The origin of an address, with a rough network before it, if the condition has one. */
async function reached(url: string, { network }: Condition, random: Random) {
  const { port, protocol, origin } = new URL(url);
  if (!network) return { url: origin, close: async () => {} };
  const rough = await roughNetwork(Number(port), network, random);
  return { url: `${protocol}//127.0.0.1:${rough.port}`, close: rough.close };
}

/** A store in a folder whose writes take longer. */
function slowStore(folder: string, slowMs: number, random: Random): StoreFactory {
  return async () => {
    const store = directoryStore(folder);
    const write: typeof store.write = async (path, bytes) => {
      if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, random.below(slowMs)));
      await store.write(path, bytes);
    };
    return { ...store, write };
  };
}

const opened = (options: LogTargetOptions, ends: readonly (() => Promise<void>)[]): OpenSound => {
  const target = logTarget(options);
  const close = async () => {
    await target.close();
    for (const end of ends) await end();
  };
  return { target, close };
};

const referenceLog: Sound = {
  name: 'the reference log',
  suite: 'log',
  profiles: ['interface', 'tlog-tiles', 'http', 'rekor-v2'],
  open: async (condition, random) => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-rough-'));
    const store = slowStore(join(folder, 'log'), condition.slowDiskMs ?? 0, random);
    const log = await createLog(logRig({ origin: 'rough.example/log', store }));
    await log.append(Array.from({ length: 300 }, (_, i) => Buffer.from(`entry ${i}`)));
    const serving = await serve(log.handler);
    const way = await reached(serving.url, condition, random);
    const options: LogTargetOptions = {
      prefix: `${way.url}/api/v2`,
      keys: [parseVkey(log.vkey).value!],
      origin: 'rough.example/log',
      append: { url: `${way.url}/append` },
      entries: { url: `${way.url}/api/v2/log/entries` },
      choices: { 'rpc-reads': 'elsewhere' },
    };
    return opened(options, [way.close, serving.close, () => log.close(), () => rm(folder, { recursive: true })]);
  },
};

const tessera: Sound = {
  name: 'Tessera',
  suite: 'log',
  profiles: ['tlog-tiles'],
  go: true,
  build: buildTessera,
  open: async (condition, random) => {
    const log = await tesseraLog();
    const way = await reached(log.url, condition, random);
    const moved = (url: string) => url.replace(new URL(log.url).origin, way.url);
    const options = {
      prefix: moved(log.url),
      keys: [parseVkey(log.vkey).value!],
      origin: log.origin,
      append: { url: moved(log.append) },
    };
    return opened(options, [way.close, () => log.close()]);
  },
};

const rekor: Sound = {
  name: 'Rekor',
  suite: 'log',
  profiles: ['tlog-tiles', 'rekor-v2'],
  // A client that goes away takes the entries of others in its batch with it: transparency-dev/tessera#885.
  defect: /; found status 499$/,
  go: true,
  build: buildRekor,
  open: async (condition, random) => {
    const log = await rekorLog();
    const [read, write] = [
      await reached(log.readUrl, condition, random),
      await reached(log.writeUrl, condition, random),
    ];
    const options: LogTargetOptions = {
      prefix: log.readUrl.replace(new URL(log.readUrl).origin, read.url),
      keys: [parseVkey(log.vkey).value!],
      origin: log.origin,
      entries: { url: `${write.url}/api/v2/log/entries` },
      choices: { 'publish-within': '10', 'rpc-reads': 'elsewhere' },
    };
    return opened(options, [read.close, write.close, () => log.close()]);
  },
};

const referenceFeed: Sound = {
  name: 'the reference feed',
  suite: 'feed',
  profiles: ['interface', 'web', 'open-data-v2'],
  open: async (condition, random) => {
    const feed = filledFeed(createFeed(feedRig()), Date.now());
    const serving = await serve(feed.handler);
    const way = await reached(serving.url, condition, random);
    const options: FeedTargetOptions = {
      base: `${way.url}/v2`,
      site: TESTBED_SITE,
      otherSite: TESTBED_OTHER_SITE,
      key: TESTBED_KEY,
      sitesUrl: `${way.url}/v2/resources/sites.json`,
      publisher: inProcessPublisher(feed),
      exclusive: true,
    };
    const target = feedTarget(options);
    const close = async () => {
      await target.close();
      await way.close();
      await serving.close();
      feed.close();
    };
    return { target, close };
  },
};

/** Every sound target that can be had here. */
export const SOUND: readonly Sound[] = [referenceLog, referenceFeed, tessera, rekor];
