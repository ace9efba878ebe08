import { Worker } from 'node:worker_threads';
import { ConnectError, createClient, createRouterTransport, type Transport } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { largeEntry } from '../../../../conformance/log/inputs/entry/large-entry.ts';
import { UNSOUND_WAYS } from '../../../../conformance/log/inputs/entry/unsound-entry.ts';
import { createRequestMessage } from '../../../../conformance/log/target/rpc/messages.ts';
import { LogService } from '../../../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';
import { createLog, type Log } from '../log.ts';
import { parts } from '../parts.ts';
import { type LogRig, logRig } from '../rig.ts';
import { rpcRoutes, serveRpc } from './serve-rpc.ts';

const maker = entryMaker({ runId: 'threads.test' });
const sound = Array.from({ length: 40 }, (_, i) => createRequestMessage(maker.make(`${i}`)));
type Request = (typeof sound)[number];
const refused: readonly Request[] = [
  ...UNSOUND_WAYS.map((wrong) => createRequestMessage(maker.unsound(wrong, 'a'))),
  {},
  { spec: { case: 'dsseRequestV002', value: {} } },
  { spec: { case: 'hashedRekordRequestV002', value: {} } },
  createRequestMessage(largeEntry(maker.make('large'), 65_536)),
];

/** The requests that threads have got. */
let inThreads: number;
const logs: Log[] = [];
beforeEach(() => {
  inThreads = 0;
  const post = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, more) {
    inThreads += message.forms.length;
    post.call(this, message, more);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(logs.splice(0).map((log) => log.close()));
});

async function opened(more: Partial<LogRig>): Promise<Log> {
  const log = await createLog(logRig({ origin: 'log.example', ...more }));
  logs.push(log);
  return log;
}

/** What concurrent calls give: an index, or a status with its message and metadata. */
function outcomes(transport: Transport, requests: readonly Request[]): Promise<unknown[]> {
  const client = createClient(LogService, transport);
  const outcome = async (request: Request): Promise<unknown> => {
    try {
      const { logIndex, canonicalizedBody } = await client.createEntry(request);
      return { logIndex, body: Buffer.from(canonicalizedBody).toString() };
    } catch (cause) {
      const { code, message, metadata } = ConnectError.from(cause);
      return { code, message, index: metadata.get('x-log-index'), retry: metadata.get('retry-after') };
    }
  };
  return Promise.all(requests.map(outcome));
}
const inProcess = (log: Log): Transport => createRouterTransport(rpcRoutes(log.rpc));

test('requests that come at once are verified in a thread, with the same entries and refusals', async () => {
  const mixed = [...refused, ...sound, ...refused];
  const usual = inProcess(await opened({}));
  const expected = [await outcomes(usual, mixed), await outcomes(usual, mixed)];
  expect(inThreads).toBe(0);
  const threaded = inProcess(await opened({ threads: 1 }));
  expect([await outcomes(threaded, mixed), await outcomes(threaded, mixed)]).toEqual(expected);
  expect(inThreads).toBe(2 * mixed.length);
});

test('so are those that come over a socket', async () => {
  const log = await opened({ threads: 1 });
  const serving = await serveRpc(log.rpc);
  const transport = createGrpcTransport({ baseUrl: `http://${serving.address}` });
  // How many of them the server reads together is up to the system; from the first time on, threads get all.
  for (let round = 0; inThreads === 0 && round < 20; round++) await outcomes(transport, sound);
  const before = inThreads;
  await outcomes(transport, sound);
  await serving.close();
  expect([before > 0, inThreads - before]).toEqual([true, sound.length]);
});

test('a request that comes alone is verified without a thread', async () => {
  const log = await opened({ threads: 1 });
  for (const request of sound.slice(0, 10)) await outcomes(inProcess(log), [request]);
  expect([log.size(), inThreads]).toEqual([10n, 0]);
});

test('a log that is frozen refuses before a thread is needed', async () => {
  const log = await opened({ frozen: 'now', threads: 1 });
  const frozen = { message: expect.stringMatching(/^\[unimplemented\] this log is frozen/) };
  expect(await outcomes(inProcess(log), sound)).toMatchObject(sound.map(() => frozen));
  expect(inThreads).toBe(0);
});

test('a log that is closed refuses with the same words, threads or not', async () => {
  const closed = await Promise.all([opened({}), opened({ threads: 1 })]);
  const [usual, threaded] = await Promise.all(
    closed.map(async (log) => {
      await log.close();
      return outcomes(inProcess(log), sound);
    }),
  );
  expect(threaded).toEqual(usual);
  expect(usual).toMatchObject(sound.map(() => ({ message: expect.stringMatching(/^\[unavailable\] the log takes/) })));
});

test.each<[string, Partial<LogRig['parts']>]>([
  ['verifyDigest', { verifyDigest: () => false }],
  ['readKey', { readKey: () => undefined }],
  ['canonicalBody', { canonicalBody: () => Buffer.from('another body') }],
])('a log with another %s verifies without threads', async (_name, altered) => {
  const log = await opened({ threads: 1, parts: { ...parts, ...altered } });
  const seen = await outcomes(inProcess(log), sound);
  expect(inThreads).toBe(0);
  expect(seen).not.toEqual(await outcomes(inProcess(await opened({})), sound));
});
