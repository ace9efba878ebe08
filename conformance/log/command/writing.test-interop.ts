/**
 * The commands of the documents that write, with all checks: rulesets and declarations, and logs that the run starts.
 * All checks of a log take long, so `writing.test.ts` runs only some of them.
 */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ed25519Signer } from '../../../src/reference/log/index.ts';
import { type Ended, reportIn, type Served, touchstone } from '../../front/cli/command.test-tool.ts';
import { freePorts } from '../../lab/process/free-ports.ts';
import { CONFORMANT, judged, outcome, REKOR } from './judged-log.test-tool.ts';

describe('is conformant', () => {
  test.concurrent('by default', async () => {
    expect(outcome(await judged([], ({ url }) => ['--url', url]))).toEqual(CONFORMANT);
  });

  test.concurrent('as Rekor v2, over HTTP and gRPC', async () => {
    const ended = await judged([], ({ url, grpc }) => ['--url', url, '--grpc', grpc, ...REKOR]);
    expect(outcome(ended)).toEqual(CONFORMANT);
    expect(reportIn(ended).scope.text).toContain('reads and writes, gRPC');
  });

  test.concurrent('as the interface document has it', async () => {
    expect(outcome(await judged([], ({ url }) => ['--url', url, '--profile', 'interface']))).toEqual(CONFORMANT);
  });

  test.concurrent('a log of tlog-tiles with an append route', async () => {
    const ended = await judged([], ({ url, append }) => ['--read-url', `${url}/api/v2`, '--append', `raw=${append}`]);
    expect(outcome(ended)).toEqual(CONFORMANT);
  });

  test.concurrent('under another name of the service', async () => {
    const service = ['--grpc-service', 'vendor.rekor.v2.LogService'];
    const ended = await judged(service, ({ url, grpc }) => ['--url', url, '--grpc', grpc, ...service]);
    expect(outcome(ended)).toEqual(CONFORMANT);
  });

  test.concurrent.each(['return-existing', 'readmit'])('where repeats are declared: %s', async (how) => {
    const args = ({ url, grpc }: Served) => ['--url', url, '--grpc', grpc, ...REKOR, '--declare', `duplicate=${how}`];
    expect(outcome(await judged(['--duplicates', how], args))).toEqual(CONFORMANT);
  });
});

test('declarations are enforced', async () => {
  const args = ({ url }: Served) => ['--url', url, ...REKOR, '--declare', 'duplicate=return-existing'];
  const { code, failed } = outcome(await judged([], args));
  expect(failed).toEqual(['log/duplicates/answered#not-as-declared']);
  expect(code).toBe(1);
});

describe('a log that is started by the run', () => {
  async function started(isStored: boolean, profile: readonly string[] = REKOR): Promise<Ended> {
    const [port, grpc] = await freePorts(2);
    const seed = '0b'.repeat(32);
    const { vkey } = ed25519Signer({ name: 'touchstone.example/log', privateKey: Buffer.from(seed, 'hex') });
    const main = new URL('../../front/cli/main.ts', import.meta.url).pathname;
    const folder = isStored ? `--dir '${mkdtempSync(join(tmpdir(), 'touchstone '))}'` : '';
    const command = `'${process.execPath}' '${main}' serve log --port ${port} --grpc-port ${grpc} --key-seed ${seed} ${folder}`;
    const where = ['--url', `http://127.0.0.1:${port}`, '--grpc', `127.0.0.1:${grpc}`, '--vkey', vkey];
    // Otherwise the run waits a minute for a smaller tree to become larger.
    const soon = ['--declare', 'publish-within=5', 'stale-within=2'];
    const args = [...where, ...profile, ...soon, '--allow-writes', '--json', '--start-command', command];
    return touchstone(['check', 'log', ...args]);
  }

  test.concurrent('is conformant with a persistent folder', async () => {
    expect(outcome(await started(true))).toEqual(CONFORMANT);
  });

  test.concurrent.each([
    ['as Rekor v2', REKOR],
    ['by default', []],
  ])('is not conformant in memory, %s', async (_, profile) => {
    const { code, failed } = outcome(await started(false, profile));
    expect(failed).toContain('log/restart/acknowledged#reused-index');
    expect(code).toBe(1);
  });
});
