/** Targets whose checkpoint is hostile: every run ends in time, stays small, and accuses nobody of what we did not see. */

import { describe, expect, test } from 'vitest';
import { httpMessage, type ServerScript, wireServer } from '../../../transport/http/wire.test-server.ts';
import * as does from './hostile.test-server.ts';
import { judge, PATIENT } from './measured.test-tool.ts';

const ENCODING = 'log/note/encoding';
const ROOT = Buffer.alloc(32).toString('base64');
const CHUNKED = `${does.HEAD}Transfer-Encoding: chunked\r\n\r\n`;
const DASH = '\u2014 \n';

/** Judges a server by its checkpoint. `ENCODING` is the first check that needs the whole of it. */
async function run(say: ServerScript, ...args: readonly string[]) {
  await using server = await wireServer(say);
  const { code, failed, outcome } = await judge(server.url, ...args);
  return { code, failed, encoding: outcome(ENCODING) };
}
const resetWithin: ServerScript = (socket) => {
  socket.write(`${does.HEAD}Content-Length: 100\r\n\r\nabc`);
  setTimeout(() => socket.resetAndDestroy(), 50);
};

describe.concurrent('3, and nothing is failed: a limit of ours was hit, or the transport failed', {
  timeout: 120_000,
}, () => {
  test.each<[string, ServerScript]>([
    ['an endless body', does.endless(`${does.HEAD}\r\n`, 'x')],
    ['an endless body in chunks of one byte', does.endless(CHUNKED, '1\r\nx\r\n')],
    ['a gzip bomb', does.bomb(does.TEXT)],
    ['a million lines', does.body(does.note(`log.example\n1\n${ROOT}\n`, DASH.repeat(1_000_000)))],
    ['an endless header', does.endless(does.HEAD, 'X-A: b\r\n')],
    ['an endless header line', does.endless(`${does.HEAD}X-A: `, 'b')],
    ['endless trailers', does.endless(`${CHUNKED}0\r\n`, 'X-A: b\r\n')],
    ['an endless chunk extension', does.endless(`${CHUNKED}5;`, 'x')],
    ['an endless chunk size', does.endless(CHUNKED, '0')],
    ['10,000 headers', does.says(httpMessage('', 'a: b\n'.repeat(10_000)))],
    ['a body of one byte a second', does.slow(`${does.HEAD}\r\n`)],
    ['a reset within the body', resetWithin],
    ['an endless chain of redirects', (...to) => does.redirect(`/${to[2]}`)(...to)],
    ['an endless chain of long ones', (...to) => does.redirect(`/${to[2]}${'x'.repeat(60_000)}`)(...to)],
    ['a redirect to nowhere', does.redirect('http://nowhere.invalid/')],
    ['an hour of Retry-After', does.says(httpMessage('', 'Retry-After: 3600', '503 Busy'))],
    ['Retry-After past the budget', does.says(httpMessage('', 'Retry-After: 20', '429 Busy'))],
  ])('%s', async (_name, say) => {
    expect(await run(say)).toEqual({ code: 3, failed: [], encoding: 'inconclusive' });
  });
});

describe.concurrent('1: a requirement bounds it', { timeout: 120_000 }, () => {
  const origin = 'log.example';
  test.each<[string, ServerScript, string]>([
    [
      'a circle of redirects',
      (...to) => does.redirect(does.pathOf(to[1]) === '/b' ? '/checkpoint' : '/b')(...to),
      'log/checkpoint/served#status',
    ],
    [
      'a body that is shorter than its Content-Length each time',
      does.closes(`${does.HEAD}Content-Length: 1000\r\n\r\nabc`),
      'log/checkpoint/served#incomplete',
    ],
    ['nothing', does.body(''), 'log/note/layout#no-final-newline'],
    ['a megabyte of newlines', does.body('\n'.repeat(1_000_000)), 'log/note/layout#no-signature'],
    [
      '190,000 lines of an em dash',
      does.body(does.note(`${origin}\n1\n${ROOT}\n`, DASH.repeat(190_000))),
      'log/note/signature-lines#not-a-signature-line',
    ],
    [
      'a size of 900,000 digits',
      does.body(does.note(`${origin}\n${'9'.repeat(900_000)}\n${ROOT}\n`)),
      'log/checkpoint/size-line#size',
    ],
    [
      'a root of 900,000 letters',
      does.body(does.note(`${origin}\n1\n${'A'.repeat(900_000)}\n`)),
      'log/checkpoint/root-line#root',
    ],
    [
      '5000 content codings',
      does.says(httpMessage('x', `${does.TEXT}\nContent-Encoding: ${'gzip, '.repeat(5000)}gzip`)),
      'log/http/content-coding#undecodable',
    ],
    [
      'a content type of 60,000 letters',
      does.says(httpMessage('', `Content-Type: ${'a'.repeat(60_000)}`)),
      'log/checkpoint/content-type#media-type',
    ],
  ])('%s', async (_name, say, key) => {
    const { code, failed } = await run(say, ...PATIENT);
    expect(code).toBe(1);
    expect(failed).toContain(key);
  });
});
