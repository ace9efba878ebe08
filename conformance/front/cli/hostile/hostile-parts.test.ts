/** A sound log of which some parts are hostile: only what was seen is held against it. */

import { describe, expect, test } from 'vitest';
import { httpMessage, type ServerScript, wireServer } from '../../../transport/http/wire.test-server.ts';
import * as does from './hostile.test-server.ts';
import { judge, PATIENT } from './measured.test-tool.ts';

const TYPE = 'Content-Type: application/octet-stream\nCache-Control: max-age=31536000, immutable';
const HEAD = `HTTP/1.1 200 OK\r\n${TYPE.replace('\n', '\r\n')}\r\n`;
/** Those that a log of 600 entries has or may come to have: where nothing can be, this log is honest. */
const TILES = /^\/tile\/[0-2]\/00\d(\.p\/[1-9]\d?)?$/;
const BUNDLES = /^\/tile\/entries\/00\d(\.p\/[1-9]\d?)?$/;
type Parts = Parameters<typeof does.logWith>[0];

const whenPath =
  (paths: RegExp, say: ServerScript): Parts =>
  (path) =>
    paths.test(path) ? say : undefined;

async function run(parts: Parts, ...args: string[]) {
  await using server = await does.logWith(parts);
  return await judge(server.url, ...args);
}

describe.concurrent('a sound log', { timeout: 240_000 }, () => {
  test('passes behind this server', async () => {
    expect((await run(undefined, ...PATIENT)).code).toBe(0);
  });
  test.each<[string, Parts, string]>([
    ['bombs for tiles', whenPath(TILES, does.bomb(TYPE)), 'log/tiles/length#length'],
    ['bombs for bundles', whenPath(BUNDLES, does.bomb(TYPE)), 'log/bundles/well-formed#trailing-bytes'],
    [
      'tiles that end early each time',
      whenPath(TILES, does.closes(`${HEAD}Content-Length: 8192\r\n\r\nabc`)),
      'log/tiles/served#incomplete',
    ],
    ['endless tiles', whenPath(TILES, does.endless(`${HEAD}\r\n`, 'x')), 'log/tiles/length#length'],
    ['endless bundles', whenPath(BUNDLES, does.endless(`${HEAD}\r\n`, '\0')), 'log/bundles/well-formed#trailing-bytes'],
    [
      'millions of entries',
      whenPath(BUNDLES, does.body(Buffer.alloc(16_000_000), TYPE)),
      'log/bundles/well-formed#count',
    ],
  ])('fails with %s, and for that only', async (_name, parts, key) => {
    const { code, failed } = await run(parts, ...PATIENT);
    expect({ code, failed }).toEqual({ code: 1, failed: [key] });
  });
  test.each<[string, Parts]>([
    ['tiles are reset', whenPath(TILES, does.reset)],
    ['bundles are reset', whenPath(BUNDLES, does.reset)],
    ['tiles never come', whenPath(TILES, does.silent)],
    ['tiles come a byte a second', whenPath(TILES, does.slow(`${HEAD}\r\n`))],
    [
      'it hangs up after the first answer',
      (path, times) => (path === '/checkpoint' && times === 1 ? undefined : does.reset),
    ],
  ])('is not judged where %s', async (_name, parts) => {
    const { code, failed, report } = await run(parts);
    expect({ code, failed, verdict: report.verdict }).toEqual({ code: 3, failed: [], verdict: 'incomplete' });
  });
  test('is not judged where bundles come in chunks of a byte, each of which costs us more than it costs the log', async () => {
    const chunks = does.endless(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n');
    // A quick machine reads more than a bundle may have in two seconds, and then it is too long.
    const limits = ['--budget', '8', '--timeout', '300'];
    const { code, outcome } = await run(whenPath(BUNDLES, chunks), '--only', 'log/bundles/served', ...limits);
    expect([code, outcome('log/bundles/served')]).toEqual([3, 'inconclusive']);
  });
  test('is flaky where each tile is reset once, which fails a strict run only', async () => {
    const once: Parts = (path, times) => (TILES.test(path) && times === 1 ? does.reset : undefined);
    const { code, report } = await run(once, ...PATIENT);
    expect([code, report.counts.flaky > 0]).toEqual([0, true]);
    expect((await run(once, '--strict', ...PATIENT)).code).toBe(1);
  });
  test('keeps its memory small with forty bundles as large as may be', async () => {
    const size = 40 * 256;
    const note = does.note(`log.example\n${size}\n${Buffer.alloc(32).toString('base64')}\n`);
    const bundle = httpMessage(
      Buffer.alloc(256 * 65_537, Buffer.concat([Buffer.from([255, 255]), Buffer.alloc(65_535)])),
      TYPE,
    );
    await using server = await wireServer((socket, request, number) => {
      const path = does.pathOf(request);
      if (path === '/checkpoint') return does.body(note)(socket, request, number);
      const width = Number(/\.p\/(\d+)$/.exec(path)?.[1] ?? 256);
      return BUNDLES.test(path)
        ? socket.write(bundle)
        : does.body(Buffer.alloc(width * 32), TYPE)(socket, request, number);
    });
    const { failed } = await judge(server.url);
    expect(failed).not.toContain('log/bundles/well-formed#trailing-bytes');
  });
});
