import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { createRequestMessage } from '../../../../conformance/log/target/rpc/messages.ts';
import { SERVICE, serviceNamed } from '../../../../spec/service-named.ts';
import { createLog, type Log } from '../log.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import { unbundle } from '../tree/bundle.ts';
import { type ServingRpc, serveRpc } from './serve-rpc.ts';

const maker = entryMaker({ runId: 'serve-rpc.test' });
const clientOf = ({ address }: ServingRpc, name = SERVICE) =>
  createClient(serviceNamed(name), createGrpcTransport({ baseUrl: `http://${address}` }));
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (cause) => ConnectError.from(cause).code,
  );

describe('over a socket', () => {
  let log: Log;
  let serving: ServingRpc;
  const largest = Array.from({ length: 256 }, (_, i) => Buffer.alloc(65_535, i));
  beforeAll(async () => {
    log = await createLog(logRig({ origin: 'log.example' }));
    await log.append(largest);
    serving = await serveRpc(log.rpc);
  });
  afterAll(() => serving.close());

  test('all four operations answer', async () => {
    const client = clientOf(serving);
    expect((await client.getTile({ L: 0, N: '000' })).data).toHaveLength(8192);
    const { logIndex, inclusionProof } = await client.createEntry(createRequestMessage(maker.make('a')));
    expect(logIndex).toBe(256n);
    expect(String(Buffer.from((await client.getCheckpoint({})).data))).toBe(inclusionProof?.checkpoint?.envelope);
  });
  test('a bundle of seventeen megabytes comes whole', async () => {
    const { data } = await clientOf(serving).getEntryBundle({ N: '000' });
    expect(data.length).toBe(256 * 65_537);
    expect(unbundle(data)!.every((entry, i) => largest[i]!.equals(entry))).toBe(true);
  });
  test('a duplicate is refused, with its index beside the status', async () => {
    const client = clientOf(serving);
    const request = createRequestMessage(maker.make('b'));
    const { logIndex } = await client.createEntry(request);
    const refusal = await client.createEntry(request).catch(ConnectError.from);
    expect(refusal).toMatchObject({ code: Code.AlreadyExists });
    expect((refusal as ConnectError).metadata.get('x-log-index')).toBe(`${logIndex}`);
  });
  test.each([
    ['of four megabytes and a little', 4 * 1024 * 1024 + 1, Code.ResourceExhausted],
    ['of the allowed length', 4 * 1024 * 1024 - 5, Code.InvalidArgument],
  ])('a request %s', async (_name, bytes, code) => {
    const digest = new Uint8Array(bytes - 10);
    const spec = { case: 'hashedRekordRequestV002', value: { digest } } as const;
    expect(await codeOf(clientOf(serving).createEntry({ spec }))).toBe(code);
  });
  test('another service is not found', async () => {
    expect(await codeOf(clientOf(serving, 'example.rekor.v2.Other').getCheckpoint({}))).toBe(Code.Unimplemented);
  });
  test('HTTP/1, and bytes that are not HTTP, end only their own connection', async () => {
    for (const text of ['GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'noise'.repeat(100), '']) {
      const socket = connect(Number(serving.address.split(':')[1]), '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      socket.resume();
      if (text === '') socket.resetAndDestroy();
      else socket.write(text);
      await once(socket, 'close');
    }
    expect(await codeOf(clientOf(serving).getCheckpoint({}))).toBe(0);
  });
  test('a client that disconnects while its entry is written does not disturb the others', async () => {
    const session = connectHttp2(`http://${serving.address}`).on('error', () => {});
    const headers = { ':method': 'POST', 'content-type': 'application/grpc', te: 'trailers' };
    const stream = session.request({ ...headers, ':path': `/${SERVICE}/CreateEntry` }).on('error', () => {});
    stream.write(Buffer.from([0, 0, 0, 0, 9]));
    const client = clientOf(serving);
    const others = ['c', 'd', 'e'].map((name) => client.createEntry(createRequestMessage(maker.make(name))));
    session.destroy();
    expect(new Set((await Promise.all(others)).map(({ logIndex }) => logIndex)).size).toBe(3);
  });
});

test('connections that come at once are accepted before the first call is answered', async () => {
  // The clock stands, so that the calls have not waited long enough.
  vi.useFakeTimers({ toFake: ['performance'] });
  const COUNT = 50;
  const accepted = new Set<unknown>();
  const accept = (message: unknown) => void accepted.add(message);
  subscribe('net.server.socket', accept);
  const seen: number[] = [];
  const log = await createLog(logRig({ origin: 'log.example' }));
  const getCheckpoint: typeof log.rpc.getCheckpoint = (...call) => {
    seen.push(accepted.size);
    return log.rpc.getCheckpoint(...call);
  };
  const serving = await serveRpc({ ...log.rpc, getCheckpoint });
  const codes = Array.from({ length: COUNT }, () => codeOf(clientOf(serving).getCheckpoint({})));
  expect(await Promise.all(codes)).toEqual(Array(COUNT).fill(0));
  await serving.close();
  unsubscribe('net.server.socket', accept);
  vi.useRealTimers();
  expect(seen).toEqual(Array(COUNT).fill(COUNT));
});

describe('another name', () => {
  test('is the only version that is answered', async () => {
    const log = await createLog(logRig({ origin: 'log.example' }));
    const name = 'dev.sigstore.rekor.v2.Rekor';
    const serving = await serveRpc(log.rpc, { name });
    expect(await codeOf(clientOf(serving, name).getCheckpoint({}))).toBe(0);
    expect(await codeOf(clientOf(serving).getCheckpoint({}))).toBe(Code.Unimplemented);
    await serving.close();
  });
});

describe('the end', () => {
  test('comes at once, even while a call is under way', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const inner = memoryStore();
    let opened = false;
    const store = {
      ...inner,
      // A write that never ends.
      write: (path: string, bytes: Uint8Array) => (opened ? new Promise<void>(() => {}) : inner.write(path, bytes)),
    };
    const log = await createLog(logRig({ origin: 'log.example', store: () => store }));
    opened = true;
    const serving = await serveRpc(log.rpc);
    const under = codeOf(clientOf(serving).createEntry(createRequestMessage(maker.make('a'))));
    expect(await codeOf(clientOf(serving).getCheckpoint({}))).toBe(0);
    await serving.close();
    expect(await under).not.toBe(0);
    await expect(codeOf(clientOf(serving).getCheckpoint({}))).resolves.toBe(Code.Unavailable);
    logged.mockRestore();
  });
  test('of a bound address is EADDRINUSE', async () => {
    const log = await createLog(logRig({ origin: 'log.example' }));
    const serving = await serveRpc(log.rpc);
    const port = Number(serving.address.split(':')[1]);
    await expect(serveRpc(log.rpc, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await serving.close();
  });
});
