/** Targets that never answer in HTTP: exit code 4, in time, whatever they do instead. */

import { describe, expect, test } from 'vitest';
import { type ServerScript, wireServer } from '../../../transport/http/wire.test-server.ts';
import * as does from './hostile.test-server.ts';
import { judge } from './measured.test-tool.ts';

/** A TLS alert, as a server says it to a client that does not speak TLS: unexpected message. */
const ALERT = Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x0a]);

async function run(say: ServerScript, scheme = 'http') {
  await using server = await wireServer(say);
  const { code, report, stderr } = await judge(server.url.replace('http', scheme));
  return { code, verdict: report.verdict, checks: report.checks, stderr };
}
const unreachable = { code: 4, verdict: 'unreachable', checks: [] };

describe.concurrent('4: no first probe got an HTTP answer', { timeout: 120_000 }, () => {
  test.each<[string, ServerScript, RegExp]>([
    ['silence', does.silent, /no complete answer came in time/],
    ['a header of one byte a second', does.slow(`${does.HEAD}X-A: `), /no complete answer came in time/],
    [
      'endless interim answers',
      does.endless('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
      /no complete answer came in time/,
    ],
    ['a reset', does.reset, /the connection was closed/],
    ['a close', does.closes(''), /the connection was closed/],
    ['a close within the header', does.closes(does.HEAD), /the connection was closed/],
    ['garbage', does.closes(Buffer.from([0, 0xff, 1, 2, 0x0d, 0x0a])), /what came is not HTTP/],
    ['endless garbage', does.endless('', '\x00\xff'), /what came is not HTTP/],
    ['another protocol', does.says('SSH-2.0-OpenSSH_9.6\r\n'), /what came is not HTTP/],
    ['TLS where HTTP was expected', does.closes(ALERT), /what came is not HTTP/],
  ])('%s', async (_name, say, why) => {
    const { stderr, ...measured } = await run(say);
    expect(measured).toEqual(unreachable);
    const [sentence, section, ...more] = stderr.split('\n');
    expect(sentence).toMatch(new RegExp(`^touchstone: GET http://127.0.0.1:\\d+/checkpoint: ${why.source}`));
    expect(section).toMatch(/^touchstone: see docs\/errors\.md#[a-z-]+$/);
    expect(more).toEqual(['']);
  });
  test('HTTP where TLS was expected, and silence there', async () => {
    for (const say of [does.says('HTTP/1.1 400 Bad Request\r\n\r\n'), does.silent]) {
      const { stderr, ...measured } = await run(say, 'https');
      expect(measured, stderr).toEqual(unreachable);
    }
  });
  test('a port that was closed a moment ago', async () => {
    const server = await wireServer(does.silent);
    await server[Symbol.asyncDispose]();
    const { code, stderr } = await judge(server.url);
    expect(code).toBe(4);
    expect(stderr).toContain('the connection was refused');
  });
});
