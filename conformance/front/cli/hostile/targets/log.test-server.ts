/** Logs over HTTP that are hostile. */

import {
  httpMessage,
  type ServerScript,
  type WireServer,
  wireServer,
} from '../../../../transport/http/wire.test-server.ts';
import * as does from '../hostile.test-server.ts';
import { FAILS, type HostileTarget, NOT_JUDGED } from './hostile-target.test-tool.ts';

const ROOT = Buffer.alloc(32).toString('base64');
const CHUNKED = `${does.HEAD}Transfer-Encoding: chunked\r\n\r\n`;
const BYTES = 'Content-Type: application/octet-stream\nCache-Control: max-age=31536000, immutable';
const BYTES_HEAD = `HTTP/1.1 200 OK\r\n${BYTES.replace('\n', '\r\n')}\r\n`;
/** Paths that a log of 600 entries has, or may come to have. */
const TILES = /^\/tile\/[0-2]\/00\d(\.p\/[1-9]\d?)?$/;
const BUNDLES = /^\/tile\/entries\/00\d(\.p\/[1-9]\d?)?$/;
const MILLION = 1_000_000;

const opened = (server: WireServer) => ({
  argv: [
    ...['check', 'log', '--read-url', server.url, '--without', 'keys'],
    ...['--timeout', '3000', '--budget', '30', '--json'],
  ],
  close: async () => server[Symbol.asyncDispose](),
});

/** A server that answers every request so. */
const always = (name: string, sentence: string, exits: readonly number[], say: ServerScript): HostileTarget => ({
  name,
  of: 'log over HTTP',
  does: sentence,
  exits,
  open: async () => opened(await wireServer(say)),
});

/** A sound log that answers these paths so. */
const partly = (
  name: string,
  sentence: string,
  exits: readonly number[],
  paths: RegExp,
  say: ServerScript,
): HostileTarget => ({
  name,
  of: 'log over HTTP',
  does: sentence,
  exits,
  open: async () => opened(await does.logWith((path) => (paths.test(path) ? say : undefined))),
});

export const hostileLogs: readonly HostileTarget[] = [
  always('silence', 'It takes every request and never answers.', NOT_JUDGED, does.silent),
  always('slow header', 'Its header comes a byte a second.', NOT_JUDGED, does.slow(`${does.HEAD}X-A: `)),
  always('slow body', 'Its body comes a byte a second.', NOT_JUDGED, does.slow(`${does.HEAD}\r\n`)),
  always('reset', 'It resets every connection.', NOT_JUDGED, does.reset),
  always('garbage', 'It sends bytes that are not HTTP, without end.', NOT_JUDGED, does.endless('', '\x00\xff')),
  always(
    'interim answers',
    'It sends 103 Early Hints without end.',
    NOT_JUDGED,
    does.endless('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  ),
  always('endless header', 'It sends header fields without end.', NOT_JUDGED, does.endless(does.HEAD, 'X-A: b\r\n')),
  always('endless header field', 'One header field does not end.', NOT_JUDGED, does.endless(`${does.HEAD}X-A: `, 'b')),
  always('endless body', 'The checkpoint does not end.', NOT_JUDGED, does.endless(`${does.HEAD}\r\n`, 'x')),
  always(
    'chunks of a byte',
    'The checkpoint comes in chunks of one byte, without end.',
    NOT_JUDGED,
    does.endless(CHUNKED, '1\r\nx\r\n'),
  ),
  always(
    'endless trailers',
    'The trailers of the checkpoint do not end.',
    NOT_JUDGED,
    does.endless(`${CHUNKED}0\r\n`, 'X-A: b\r\n'),
  ),
  always('gzip bomb', 'The checkpoint decompresses to 50 MB.', NOT_JUDGED, does.bomb(does.TEXT)),
  always('large checkpoint', 'The checkpoint has 32 MiB of letters.', NOT_JUDGED, does.body('x'.repeat(32 * 2 ** 20))),
  always(
    'large size',
    'The size in the checkpoint has four million digits.',
    NOT_JUDGED,
    does.body(does.note(`log.example\n${'9'.repeat(4 * MILLION)}\n${ROOT}\n`)),
  ),
  always(
    'largest size that is read',
    'The size in the checkpoint has 900,000 digits.',
    FAILS,
    does.body(does.note(`log.example\n${'9'.repeat(900_000)}\n${ROOT}\n`)),
  ),
  always('newlines', 'The checkpoint is a million newlines.', FAILS, does.body('\n'.repeat(MILLION))),
  always(
    'signature lines',
    'The checkpoint has 190,000 signature lines, each of a dash.',
    FAILS,
    does.body(does.note(`log.example\n1\n${ROOT}\n`, '\u2014 \n'.repeat(190_000))),
  ),
  always(
    'content codings',
    'The checkpoint names 5000 content codings.',
    FAILS,
    does.says(httpMessage('x', `${does.TEXT}\nContent-Encoding: ${'gzip, '.repeat(5000)}gzip`)),
  ),
  always('endless redirects', 'Every answer redirects to another path.', NOT_JUDGED, (...to) =>
    does.redirect(`/${to[2]}`)(...to),
  ),
  always('circle of redirects', 'Two paths redirect to each other.', FAILS, (...to) =>
    does.redirect(does.pathOf(to[1]) === '/b' ? '/checkpoint' : '/b')(...to),
  ),
  always(
    'an hour to wait',
    'It answers 503 and asks to come back in an hour.',
    NOT_JUDGED,
    does.says(httpMessage('', 'Retry-After: 3600', '503 Busy')),
  ),
  partly('endless tiles', 'Its tiles do not end.', FAILS, TILES, does.endless(`${BYTES_HEAD}\r\n`, 'x')),
  partly(
    'tiles of 32 MiB',
    'Each of its tiles has 32 MiB.',
    FAILS,
    TILES,
    does.body(Buffer.alloc(32 * 2 ** 20), BYTES),
  ),
  partly('bombs for bundles', 'Each of its bundles decompresses to 50 MB.', FAILS, BUNDLES, does.bomb(BYTES)),
  partly(
    'millions of entries',
    'Each of its bundles has eight million empty entries.',
    FAILS,
    BUNDLES,
    does.body(Buffer.alloc(16 * MILLION), BYTES),
  ),
  partly(
    'bundles in chunks of a byte',
    'Its bundles come in chunks of one byte, without end.',
    // A fast machine reads to the limit of a bundle in time, and then the bundle is wrong.
    [...FAILS, ...NOT_JUDGED],
    BUNDLES,
    does.endless(`${BYTES_HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
  ),
];
