/** A shell runs the curl lines, and the same requests arrive at the server. */

import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog, logRig, type ServingRpc, serveRpc } from '../../../src/reference/log/index.ts';
import { realTime } from '../../core/run/time.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import { logOverGrpc } from '../../log/target/rpc/log-over-grpc.ts';
import { WriteBudget } from '../../log/target/write-budget.ts';
import { scriptedTransport } from '../../transport/client/scripted-transport.test-tool.ts';
import { poolTransport } from '../../transport/http/pool-transport.ts';
import { Recorder } from '../../transport/record/recorder.ts';
import { curlCommand } from './curl.ts';

/** The features of curl; empty where curl is not installed. */
const features = (() => {
  try {
    return execFileSync('curl', ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
})();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'curl-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const shell = async (line: string) => (await promisify(execFile)('sh', ['-c', line], { cwd: folder })).stdout;

describe.skipIf(features === '')('over HTTP', () => {
  const requests: { method: string; url: string; type: string | undefined; body: string }[] = [];
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString('base64');
      requests.push({ method, url, type: headers['content-type'], body });
      response.end('ok');
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test.each([
    ['POST', '{"text":"it\'s $HOME `id` \\\\ \\u001b"}'],
    ['POST', '@file'],
    ['POST', 'two\nlines\r\n'],
    ['POST', ''],
    ['PUT', '\0\xff'],
    ['DELETE', undefined],
    ['GET', undefined],
  ])('%s of %j', async (method, text) => {
    const pool = poolTransport(origin);
    const recorder = new Recorder(realTime());
    const exchanges: Exchange[] = [];
    recorder.listen((exchange) => exchanges.push(exchange));
    const request = { method, path: "/a/../b?c='d'", headers: [['X-Test', '1']] as const };
    const body = text === undefined ? {} : { body: Buffer.from(text, 'latin1') };
    await recorder.send(pool, { ...request, ...body }, { bounds: { timeoutMs: 5000, bytes: 1000 } });
    await pool.close();
    await shell(curlCommand(exchanges[0])!);
    const [sent, repeated] = requests.splice(0);
    expect(repeated).toEqual(sent);
  });
});

describe.skipIf(!features.includes('HTTP2'))('over gRPC', () => {
  let serving: ServingRpc;
  beforeAll(async () => {
    const log = await createLog(logRig({ origin: 'log.example' }));
    await log.append([Buffer.from('entry')]);
    serving = await serveRpc(log.rpc);
  });
  afterAll(() => serving.close());

  test('a call is answered with the same status', async () => {
    const { options, exchanges } = scriptedTransport([]);
    const grpc = logOverGrpc({ url: `http://${serving.address}` }, options, new WriteBudget(1));
    await grpc.getTile({ L: 0, N: '000.p/1' });
    await grpc.getTile({ L: 5, N: '000' });
    await grpc.createEntry(undefined);
    grpc.close();
    expect(exchanges.map((exchange) => exchange.answer?.status)).toEqual([0, 5, 3]);
    for (const exchange of exchanges)
      expect(await shell(curlCommand(exchange)!)).toContain(`grpc-status: ${exchange.answer!.status}`);
  });
});
