import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cosigner, ED25519_COSIGNATURE, ed25519Signer, systemClock } from '../../../../src/reference/log/index.ts';
import { failures, reportIn, serveLog, serveWitness, touchstone } from '../../../front/cli/command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-witness-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SEED = '07'.repeat(32);
const ORIGIN = 'touchstone.example/log';
const { vkey } = ed25519Signer({ name: ORIGIN, privateKey: Buffer.from(SEED, 'hex') });
const witness = (name: string, ...args: string[]) => serveWitness('--name', name, '--log-vkey', vkey, ...args);

test('a log whose witnesses are served is judged by their policy: reads, writes, and gRPC', async () => {
  const dir = join(folder, 'witness');
  const one = await witness('w1.example', '--key-type', 'ed25519', '--dir', dir);
  const two = await witness('w2.example');
  const file = join(folder, 'policy');
  const rule = 'group both all w1.example w2.example\nquorum both\n';
  writeFileSync(file, `log ${vkey}\n${one.policy}${two.policy}${rule}`);
  const log = await serveLog('--key-seed', SEED, '--policy', file, '--entries', '20', '--dir', join(folder, 'log'));
  const ended = await touchstone(
    ['check', 'log', '--url', log.url, '--grpc', log.grpc, '--allow-writes', '--policy', file, '--json'].concat([
      '--profile',
      'rekor-v2',
      '--declare',
      'cosigned-within=600',
    ]),
  );
  expect([ended.code, failures(reportIn(ended))]).toEqual([0, []]);
  const outcomes = reportIn(ended).checks.filter(({ id }) => id.startsWith('log/cosignatures/'));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(6).fill('pass'));
  const second = await touchstone(['serve', 'witness', '--log-vkey', vkey, '--dir', dir]);
  expect([second.code, second.stderr]).toEqual([2, expect.stringContaining('Another server')]);
  await Promise.all([log.stop(), one.stop(), two.stop()]);
  const again = await witness('w1.example', '--key-type', 'ed25519', '--dir', dir);
  expect(again.vkey).toBe(one.vkey);
  await again.stop();
});

test('a virtual log is cosigned, and so is a larger one by the same witness', async () => {
  const one = await witness('w1.example');
  const file = join(folder, 'virtual');
  writeFileSync(file, `log ${vkey}\n${one.policy}quorum w1.example\n`);
  for (const size of ['1e6', '1e12']) {
    const log = await serveLog('--key-seed', SEED, '--policy', file, '--virtual', size);
    const ended = await touchstone(['check', 'log', '--url', log.url, '--policy', file, '--json']);
    expect([ended.code, failures(reportIn(ended))]).toEqual([0, []]);
    // It does not keep what it is given, and the witness then cosigns no smaller tree: so only the last one grows.
    if (size === '1e12') expect((await fetch(log.append, { method: 'POST', body: 'another' })).status).toBe(200);
    await log.stop();
  }
  await one.stop();
});

test('a log that its witnesses do not cosign is not served', async () => {
  const one = await witness('w1.example');
  const file = join(folder, 'other');
  writeFileSync(file, `${one.policy}quorum w1.example\n`);
  const args = ['serve', 'log', '--key-seed', '08'.repeat(32), '--policy', file, '--witness-timeout', '1'];
  const { code, stderr } = await touchstone(args);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Too few witnesses have cosigned the checkpoint')]);
  await one.stop();
});

test('a log names the proxies that it does not ask its witnesses through', async () => {
  const { vkey: key } = cosigner({ name: 'w', type: ED25519_COSIGNATURE, seed: Buffer.alloc(32), clock: systemClock });
  const file = join(folder, 'away');
  writeFileSync(file, `witness w1 ${key} http://w1.invalid\nquorum w1\n`);
  const args = ['serve', 'log', '--policy', file, '--witness-timeout', '1'];
  const { code, stderr } = await touchstone(args, { env: { ...process.env, HTTP_PROXY: 'http://proxy.invalid' } });
  const sentence = 'HTTP_PROXY of the environment: not used, the log asks w1 directly.';
  expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(sentence)]);
});

describe('is a mistake of the user:', () => {
  const bad = join(folder, 'bad');
  writeFileSync(bad, 'quorum w\n');
  test.each([
    ['no log', ['witness'], 'the logs are missing: give the key of each with --log-vkey VKEY'],
    ['a log that is no key', ['witness', '--log-vkey', 'x'], '--log-vkey: expected a verifier key'],
    ['another type of key', ['witness', '--log-vkey', vkey, '--key-type', 'rsa'], 'takes ed25519 or ml-dsa-44'],
    ['a name with a space', ['witness', '--log-vkey', vkey, '--name', 'a b'], '--name cannot be that'],
    ['a policy with a mistake', ['log', '--policy', bad], 'a name that a line before defines'],
    ['no policy', ['log', '--policy', join(folder, 'gone')], 'it cannot be read: there is no such file'],
    ['a time without a policy', ['log', '--witness-timeout', '5'], '--witness-timeout goes with --policy'],
    [
      'a policy for a fault with witnesses of its own',
      ['log', '--policy', join(folder, 'none'), '--fault', 'cosigned-by-one-witness'],
      '--policy and --fault cosigned-by-one-witness exclude each other',
    ],
  ])('%s', async (_, args, sentence) => {
    writeFileSync(join(folder, 'none'), 'quorum none\n');
    const { code, stderr } = await touchstone(['serve', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
