/**
 * A small client of site events feeds: `node main.ts list|event|poll OPTIONS`. It prints events in JSON, and ends with 0 if it is
 * content, with 1 if it refuses the feed, and with 2 after a wrong option.
 */
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Json, json } from '../feed/format/json.ts';
import { type Ask, FeedReader, type ReadList } from './reader.ts';
import { Refused } from './refused.ts';
import { rightFeedClientRig as rig } from './rig.ts';

const USAGE =
  'usage: main.ts list|event|poll --url URL --site SITE --key KEY [--format json|xml|jsonp] [--id ID] [--every MS]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    site: { type: 'string', default: 'engineering' },
    key: { type: 'string' },
    format: { type: 'string', default: 'json' },
    id: { type: 'string' },
    every: { type: 'string', default: '200' },
  },
});
const [kind = ''] = positionals;
const { url, key, site, format, id } = values;
if (!['list', 'event', 'poll'].includes(kind) || !url || !key || (kind === 'event' && !id)) {
  console.error(USAGE);
  process.exit(2);
}

/** Asks without the codings that fetch adds and undoes by itself. */
const ask: Ask = (address, headers) =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const pairs = Object.entries(answer.headersDistinct).flatMap(([name, list]) =>
        (list ?? []).map((value): [string, string] => [name, value]),
      );
      const status = answer.statusCode!;
      const made = (body: Buffer) => new Response(status === 304 ? null : body, { status, headers: pairs });
      buffer(answer).then((body) => resolve(made(body)), reject);
    }).on('error', reject);
  });

const reader = new FeedReader({ url, site, key, format: format as ReadList['format'] }, ask, rig);
const print = (value: Json) => console.log(json(value));
const list = async () => (await reader.list()).map((event) => rig.printed(event));
try {
  if (kind === 'event') print(rig.printed(await reader.event(BigInt(id!))));
  else if (kind === 'list') print(await list());
  else
    for (;;) {
      print(await list());
      await sleep(Number(values.every));
    }
} catch (cause) {
  if (!(cause instanceof Refused)) throw cause;
  console.error(`refused: ${cause.message}`);
  process.exitCode = 1;
}
