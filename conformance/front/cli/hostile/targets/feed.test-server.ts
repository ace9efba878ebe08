/** Feeds that are hostile: the reference feed, in whose answers one thing is out of all measure. */

import { gzipSync } from 'node:zlib';
import { createFeed, feedRig } from '../../../../../src/reference/feed/index.ts';
import { httpMessage, type ServerScript, wireServer } from '../../../../transport/http/wire.test-server.ts';
import * as does from '../hostile.test-server.ts';
import { FAILS, type HostileTarget, NOT_JUDGED } from './hostile-target.test-tool.ts';

/** Found in the answers, and replaced. */
const TITLE = 'A title to be replaced';
const UPDATED = '2014-05-08T08:00:00-04:00';
const KEY = 'a-key-of-this-feed';
const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n';
const MIB = 2 ** 20;
const MILLION = 1_000_000;
const EITHER = [...FAILS, ...NOT_JUDGED];

/** Another answer than the sound one; nothing for the sound one. */
type Answer = (sound: { readonly text: string; readonly path: string }) => string | ServerScript | undefined;

/** `budgetS`: for how long it may be judged, in seconds. */
const feed = (
  name: string,
  sentence: string,
  exits: readonly number[],
  answer: Answer,
  budgetS = 20,
): HostileTarget => ({
  name,
  of: 'feed',
  does: sentence,
  exits,
  open: async () => {
    const sound = createFeed(feedRig());
    sound.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
    sound.putKey(KEY);
    const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().replace(/\.\d+Z/, '+00:00');
    for (const n of [1, 2, 3])
      sound.publish('engineering', {
        title: n === 1 ? TITLE : `Lecture ${n}`,
        times: [{ start: day(n), end: day(n + 1) }],
        type: ['Lecture'],
        link: `https://feed.example/${n}`,
        ...(n === 1 ? { updated: UPDATED } : {}),
      });
    const server = await wireServer(async (socket, request, number) => {
      const path = does.pathOf(request);
      const got = await sound.handler(new Request(`http://127.0.0.1${path}`));
      const text = await got.text();
      const other = path.includes('/events/') && got.status === 200 ? answer({ text, path }) : undefined;
      if (typeof other === 'function') return other(socket, request, number);
      const headers = [...got.headers].filter(([header]) => header !== 'content-length');
      const lines = headers.map(([header, value]) => `${header}: ${value}`).join('\n');
      const message = httpMessage(other ?? text, lines, `${got.status} Status`);
      return socket.write(request.startsWith('HEAD ') ? message.subarray(0, message.indexOf('\r\n\r\n') + 4) : message);
    });
    return {
      argv: [
        ...['check', 'feed', '--url', `${server.url}/v2`, '--site', 'engineering', '--key-env', 'HOSTILE_KEY'],
        ...['--timeout', '5000', '--budget', `${budgetS}`, '--json'],
      ],
      env: { HOSTILE_KEY: KEY },
      close: async () => {
        await server[Symbol.asyncDispose]();
        sound.close();
      },
    };
  },
});

/** The same answer to every request for events, in whichever format. */
const always = (name: string, sentence: string, exits: readonly number[], say: ServerScript) =>
  feed(name, sentence, exits, () => say);

/** One text in the sound answers is another one. */
const replaced = (name: string, sentence: string, exits: readonly number[], from: string | RegExp, to: string) =>
  feed(name, sentence, exits, ({ text }) => text.replace(from, () => to));

const inXml = (say: (text: string) => string): Answer => {
  return ({ text, path }) => (path.includes('.xml') ? say(text) : undefined);
};
/** Ten entities, each of which is the one before ten times. */
const LAUGHS = `<!DOCTYPE response [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`;

export const hostileFeeds: readonly HostileTarget[] = [
  always('silence', 'It takes every request and never answers.', NOT_JUDGED, does.silent),
  always('endless JSON', 'The list does not end.', NOT_JUDGED, does.endless(`${JSON_HEAD}\r\n{"data":[`, '{"id":1},')),
  always(
    'gzip bomb',
    'The list decompresses to 100 MB.',
    NOT_JUDGED,
    does.says(
      httpMessage(gzipSync(Buffer.alloc(100 * MILLION, ' ')), 'Content-Type: application/json\nContent-Encoding: gzip'),
    ),
  ),
  replaced('title of 12 MiB', 'The title of an event has 12 MiB of letters.', EITHER, TITLE, 'a'.repeat(12 * MIB)),
  replaced('title of 33 MiB', 'The title of an event has 33 MiB of letters.', NOT_JUDGED, TITLE, 'a'.repeat(33 * MIB)),
  replaced(
    'title of hex digits',
    'The title of an event has 12 MiB of hex digits.',
    EITHER,
    TITLE,
    '0a'.repeat(6 * MIB),
  ),
  replaced(
    'title of lines',
    'The title of an event has eight million line breaks.',
    EITHER,
    TITLE,
    '\\n'.repeat(8 * MILLION),
  ),
  replaced(
    'four million digits',
    'The request counter has four million digits.',
    EITHER,
    /"requests": ?\d+|<requests>\d+/,
    `"requests":${'9'.repeat(4 * MILLION)}`,
  ),
  feed(
    'id of four million digits',
    'The id of an event has four million digits, in JSON and XML.',
    [0, ...EITHER],
    ({ text, path }) =>
      path.includes('.xml')
        ? text.replace(/<id>\d+/, `<id>${'9'.repeat(4 * MILLION)}`)
        : text.replace(/"id": ?\d+/, `"id":${'9'.repeat(4 * MILLION)}`),
  ),
  replaced(
    'long time',
    'The time of an update has a million digits.',
    [0, ...EITHER],
    UPDATED,
    `2014-05-08T08:00:00.${'0'.repeat(MILLION)}-04:00`,
  ),
  replaced(
    'long link',
    'The link of an event has 8 MiB of slashes.',
    EITHER,
    'https://feed.example/1',
    `https://feed.example${'/'.repeat(8 * MIB)}`,
  ),
  feed('blanks', 'The body has 31 MiB of blanks before the list.', EITHER, ({ text }) => ' '.repeat(31 * MIB) + text),
  feed('brackets', 'The body is 31 MiB of opening brackets.', FAILS, () => '['.repeat(31 * MIB)),
  // On a busy machine a shorter budget ends before the first failure.
  feed('backslashes', 'The body is a text of 31 MiB of backslashes.', FAILS, () => `"${'\\'.repeat(31 * MIB)}`, 90),
  feed('a million events', 'The list has a million events, all null.', EITHER, ({ text, path }) =>
    path.includes('.xml')
      ? text.replace('<data>', `<data>${'<item/>'.repeat(MILLION)}`)
      : text.replace('"data":[', `"data":[${'{"id":null},'.repeat(MILLION)}`),
  ),
  feed('a million members', 'An event has a million members that no document names.', EITHER, ({ text }) =>
    text.replace('"title":', `${Array.from({ length: MILLION }, (_, n) => `"m${n}":0,`).join('')}"title":`),
  ),
  feed(
    'deep XML',
    'The XML has a million elements within one another.',
    EITHER,
    inXml(() => '<a>'.repeat(MILLION)),
  ),
  feed(
    'entities',
    'The XML declares entities that stand for a billion words.',
    EITHER,
    inXml((text) => text.replace(/(<\?xml[^>]*>)?/, `$1${LAUGHS}`).replace(TITLE, '&a9;')),
  ),
  feed(
    'attributes',
    'An element of the XML has a million attributes.',
    EITHER,
    inXml((text) => text.replace('<data', `<data ${Array.from({ length: MILLION }, (_, n) => `a${n}=""`).join(' ')}`)),
  ),
  feed('long script', 'The JSONP is 16 MiB of opening parentheses.', EITHER, ({ path }) =>
    path.includes('callback=') ? '('.repeat(16 * MIB) : undefined,
  ),
];
