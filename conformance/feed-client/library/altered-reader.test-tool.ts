/** The reference client of feeds, altered or not, as a function that is judged as any other. */
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import {
  type Ask,
  type FeedClientRig,
  FeedReader,
  rightFeedClientRig,
} from '../../../src/reference/feed-client/index.ts';
import type { MswServer } from '../../lab/client/library/msw-server.ts';
import type { FeedClientNeeds } from '../testbed/alteration.ts';
import type { GivenFeed, InProcessFeedClient } from './options.ts';

/** Asks without the codings that fetch adds and undoes by itself. */
const ask: Ask = (address, headers) =>
  new Promise((resolve, reject) => {
    const { get } = address.startsWith('https:') ? https : http;
    get(address, { headers }, (answer) => {
      const pairs = Object.entries(answer.headersDistinct).flatMap(([name, list]) =>
        (list ?? []).map((value): [string, string] => [name, value]),
      );
      const status = answer.statusCode!;
      const made = (body: Buffer) => new Response(status === 304 ? null : body, { status, headers: pairs });
      buffer(answer).then((body) => resolve(made(body)), reject);
    }).on('error', reject);
  });

/** The options of the reference client. */
export function alteredReader(
  { as = 'list', format = 'json' }: FeedClientNeeds,
  install: (rig: FeedClientRig) => FeedClientRig = (rig) => rig,
  msw?: MswServer,
): InProcessFeedClient {
  const rig = install(rightFeedClientRig);
  const settings = msw ? { msw } : {};
  const readerOf = ({ url, site, key }: GivenFeed) => new FeedReader({ url, site, key, format }, ask, rig);
  const list = async (reader: FeedReader) => (await reader.list()).map((event) => rig.printed(event));
  switch (as) {
    case 'poll':
      return {
        ...settings,
        kind: as,
        open: (feed) => {
          const reader = readerOf(feed);
          return { look: () => list(reader) };
        },
      };
    case 'event':
      return {
        ...settings,
        kind: as,
        look: async (feed) => rig.printed(await readerOf(feed).event(BigInt(feed.id))),
      };
    default:
      return { ...settings, kind: as, look: (feed) => list(readerOf(feed)) };
  }
}
