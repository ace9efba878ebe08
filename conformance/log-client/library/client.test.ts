/** Clients that are functions, judged as somebody's own tests judge them. */
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceTests } from '../../front/runner/index.ts';
import { fakeRunner } from '../../front/runner/runner.test-tool.ts';
import type { MswServer } from '../../lab/client/library/msw-server.ts';
import { keyIdAlone } from '../faults/checkpoint/known-key.ts';
import { logClientSuite } from '../suite.ts';
import { alteredClient } from './altered-client.test-tool.ts';
import { logClientTarget } from './client.ts';
import type { GivenCheckpoint, InProcessLogClient } from './options.ts';

const server = setupServer();

/** The tests of a client: how each ended. */
async function tested(client: InProcessLogClient, only?: readonly string[]) {
  const runner = fakeRunner('argument');
  conformanceTests(runner, {
    suite: logClientSuite,
    selection: { rulesets: ['checkpoint', 'monitor'], ...(only ? { only } : {}) },
    target: () => logClientTarget(client),
    seed: 1n,
  });
  return runner.run();
}
const checkpointTopic = ['log-client/checkpoint/**'];
/** What this process has open. MSW leaves a socket of its own for each request, which is connected to nothing. */
const open = (msw: unknown) =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap' || (!msw && name === 'TCPSocketWrap'))
    .length;

describe.each<[string, MswServer | undefined]>([
  ['at an address', undefined],
  ['by MSW', server],
])('%s', (_name, msw) => {
  if (msw) {
    beforeAll(() => server.listen());
    afterAll(() => server.close());
  }
  test('a sound client passes, one test for each check, and nothing is left open', async () => {
    const before = { open: open(msw), handlers: server.listHandlers().length };
    const tests = await tested(alteredClient('checkpoint', undefined, msw), checkpointTopic);
    expect(tests.filter(({ end }) => end === 'failed')).toEqual([]);
    expect(tests.filter(({ end }) => end === 'passed').length).toBeGreaterThan(10);
    expect(tests.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^MUST log-client\/checkpoint\/known-key \[CLIENT-SN-002\] The client ignores /),
    );
    await expect.poll(() => open(msw)).toBeLessThanOrEqual(before.open);
    expect(server.listHandlers()).toHaveLength(before.handlers);
  });
  test('a lie that is believed fails the test of its requirement, with what shows it', async () => {
    const client = alteredClient('checkpoint', keyIdAlone.install, msw);
    const tests = await tested(client, ['log-client/checkpoint/known-key', 'log-client/checkpoint/signature']);
    const failed = tests.filter(({ end }) => end === 'failed');
    expect(failed.map(({ name }) => name.split(' ')[1])).toEqual(['log-client/checkpoint/known-key', 'verdict']);
    const { message } = failed[0]!.error!;
    expect(message).toContain(
      'log-client/checkpoint/known-key#name: it takes a signature under another name for one of its',
    );
    expect(message).toMatch(/\n {2}requires The client ignores .*\[CLIENT-SN-002; /);
    expect(message).toContain(
      '\n  expected it refuses a log that writes another name on its signature line than its key has',
    );
    expect(message).toContain('\n  found    it is content (its promise is fulfilled)');
    expect(message).toContain('\n  where    touchstone serve log --fault signature-line-of-another-name');
    expect(message).toContain("\n  explain  npx touchstone explain 'log-client/checkpoint/known-key#name'");
  });
});

test('a monitor is opened once for each log, and closed', async () => {
  const right = alteredClient('monitor') as Extract<InProcessLogClient, { readonly kind: 'monitor' }>;
  const counts = { opened: 0, looks: 0, closed: 0 };
  const open: typeof right.open = async (log) => {
    counts.opened++;
    const monitor = await right.open(log);
    const look = () => {
      counts.looks++;
      return monitor.look();
    };
    return { look, close: () => void counts.closed++ };
  };
  const tests = await tested({ kind: 'monitor', open }, ['log-client/growth/fork']);
  expect(tests.map(({ end }) => end)).toEqual(['passed', 'passed']);
  expect(counts.closed).toBe(counts.opened);
  expect(counts.looks).toBeGreaterThan(counts.opened);
});

const only = ['log-client/checkpoint/accepted', 'log-client/checkpoint/signature'];
const asks = (prefix: string) => fetch(`${prefix}/checkpoint`);

test('a client that gives false refuses, and one that gives anything else is content', async () => {
  const ends = async (value: unknown) => {
    const tests = await tested({ kind: 'checkpoint', look: ({ prefix }) => asks(prefix).then(() => value) }, only);
    return tests.filter(({ end }) => end === 'failed').map(({ name }) => name.split(' ')[1]);
  };
  expect(await ends(false)).toEqual(['log-client/checkpoint/accepted', 'verdict']);
  expect(await ends(undefined)).toEqual(['log-client/checkpoint/signature', 'verdict']);
});

test('a client that never settles is not judged, and its signal aborts', async () => {
  const signals: AbortSignal[] = [];
  const look = ({ signal }: GivenCheckpoint) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const tests = await tested({ kind: 'checkpoint', offline: true, look, timeoutMs: 20 }, only);
  expect(tests.map(({ end }) => end)).toEqual(['skipped', 'skipped', 'failed']);
  expect(tests[0]!.why).toContain('did not settle its promise within 0.02 s; timeoutMs gives it more time');
  expect(signals.map(({ aborted }) => aborted)).toEqual(signals.map(() => true));
});

test('a client that reads no log is given the checkpoint', async () => {
  const looks: string[] = [];
  const look = ({ checkpoint, origin }: GivenCheckpoint) => {
    looks.push(Buffer.from(checkpoint).toString().split('\n')[0]!, origin);
  };
  await tested({ kind: 'checkpoint', offline: true, look, logOrigin: 'my.example' }, only);
  expect(new Set(looks)).toEqual(new Set(['my.example']));
});

describe('it is refused in one sentence', () => {
  const look = () => {};
  test.each<[object, string]>([
    [{ look }, 'kind is checkpoint, inclusion, log, monitor, writer, not undefined'],
    [{ kind: 'monitr', look }, 'not "monitr"; similar: monitor'],
    [{ kind: 'monitor', look }, 'a client of the kind monitor has no option "look"; it has open, '],
    [{ kind: 'checkpoint' }, 'a client of the kind checkpoint has the function look; found undefined'],
    [{ kind: 'log', look, timeoutMS: 5 }, 'has no option "timeoutMS"; similar: timeoutMs; it has '],
    [{ kind: 'log', look, timeoutMs: 0 }, 'timeoutMs is a number above 0, not 0'],
    [{ kind: 'writer', look, offline: true }, 'a client of the kind writer reads a log, so it is not offline'],
  ])('%j', async (options, sentence) => {
    const opened = logClientTarget(options as InProcessLogClient);
    await expect(opened).rejects.toThrow(sentence);
    await expect(opened).rejects.toThrow(TypeError);
  });
  test('where it asks for nothing', async () => {
    const opened = logClientTarget({ kind: 'checkpoint', look: async () => Promise.reject(new Error('no address')) });
    await expect(opened).rejects.toThrow(
      'it asks a sound log for nothing (its promise is rejected: Error: no address). Its address is prefix',
    );
  });
});
