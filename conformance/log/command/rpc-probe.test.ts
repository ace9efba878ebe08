/** A missing gRPC service is reported before anything is written. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { virtualTime } from '../../core/run/time.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { failures, reportIn, type Served, serveLog, touchstone } from '../../front/cli/command.test-tool.ts';
import { freePorts } from '../../lab/process/free-ports.ts';
import { netServer } from '../target/rpc/server.test-tool.ts';
import { rpcUnreached } from './rpc-probe.ts';

let log: Served;
beforeAll(async () => {
  log = await serveLog('--entries', '10');
});
afterAll(() => log.stop());

const judge = (...args: string[]) =>
  touchstone([
    'check',
    'log',
    '--url',
    log.url,
    '--vkey',
    log.vkey,
    '--profile',
    'rekor-v2',
    '--allow-writes',
    ...args,
  ]);
const size = async () => (await (await fetch(`${log.url}/api/v2/checkpoint`)).text()).split('\n')[1];

describe('an address of gRPC', () => {
  test('on a closed port is unreachable at once, and no entry is written', async () => {
    const [port] = await freePorts(1);
    const ended = await judge('--grpc', `127.0.0.1:${port}`, '--json');
    expect([ended.code, reportIn(ended).verdict, await size()]).toEqual([4, 'unreachable', '10']);
    expect(reportIn(ended).why).toMatch(
      new RegExp(`^grpc://127.0.0.1:${port}/\\S+/GetCheckpoint: the connection was refused, so nothing .*--grpc`),
    );
  });
  test('on the port of HTTP is unreachable as well', async () => {
    const ended = await judge('--grpc', new URL(log.url).host, '--json');
    expect([ended.code, await size()]).toEqual([4, '10']);
    expect(reportIn(ended).why).toContain('what came is not gRPC over HTTP/2');
  });
  test('that hangs up is as well', async () => {
    await using server = await netServer((socket) => socket.destroy());
    expect((await judge('--grpc', new URL(server.url).host)).code).toBe(4);
  });
  test('on a closed port does not matter to a run without gRPC', async () => {
    const [port] = await freePorts(1);
    const away = ['--grpc', `127.0.0.1:${port}`];
    expect((await judge(...away, '--only', 'log/checkpoint/**')).code).toBe(0);
    expect((await judge(...away, '--without', 'grpc', '--only', 'log/rpc/**', 'log/note/**')).code).toBe(0);
  });
  test('is not reported for a log that does not answer over HTTP either', async () => {
    const [http, grpc] = await freePorts(2);
    const ended = await touchstone([
      'check',
      'log',
      '--url',
      `http://127.0.0.1:${http}`,
      '--grpc',
      `127.0.0.1:${grpc}`,
    ]);
    expect(ended.code).toBe(4);
    expect(ended.stdout).toContain('api/v2/checkpoint: the connection was refused');
  });
  test('with another service name is judged', async () => {
    const ended = await judge('--grpc', log.grpc, '--grpc-service', 'wrong.Name', '--only', 'log/rpc/**', '--json');
    expect([ended.code, failures(reportIn(ended))]).toEqual([1, ['log/rpc/served#unimplemented']]);
  });
});

describe('the probe', () => {
  const probed = (getCheckpoint: () => unknown, read: () => unknown = () => ({})) => {
    const time = virtualTime();
    const target = { grpc: { getCheckpoint }, read } as unknown as Parameters<typeof rpcUnreached>[0];
    return {
      time,
      of: (patienceMs = 0) => rpcUnreached(target, { time, signal: new AbortController().signal, patienceMs }),
    };
  };
  const fail =
    (answered = false) =>
    async () => {
      throw new TransportFailure('refused', 'there: refused', { answered });
    };
  test('waits for a service that starts late', async () => {
    let calls = 0;
    const { time, of } = probed(() => (++calls < 5 ? fail()() : {}));
    expect([await of(10_000), time.now()]).toEqual([undefined, 1000]);
  });
  test('stops waiting after its time', async () => {
    const { time, of } = probed(fail());
    const problem = {
      sentence: expect.stringMatching(/^there: refused, so nothing/),
      section: 'the-connection-is-refused',
    };
    expect([await of(10_000), time.now()]).toEqual([problem, 10_000]);
  });
  test('reports no server that answers without gRPC, which the checks judge', async () => {
    expect(await probed(fail(true)).of()).toBeUndefined();
  });
  test('lets HTTP report it if HTTP does not answer either', async () => {
    expect(await probed(fail(), fail()).of()).toBeUndefined();
    expect((await probed(fail(), fail(true)).of())?.sentence).toMatch(/^there/);
  });
});
