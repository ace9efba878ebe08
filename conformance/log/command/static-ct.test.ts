/** `serve log --static-ct`, judged by `check log --profile static-ct` over sockets. */
import { createPublicKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newChains } from '../../../src/reference/log/certificates/made/chains.ts';
import { cosigner, ED25519_COSIGNATURE, systemClock, treeHeadSigner } from '../../../src/reference/log/index.ts';
import {
  failures,
  reportIn,
  type Served,
  serveLog,
  serveWitness,
  touchstone,
} from '../../front/cli/command.test-tool.ts';
import { acceptedAuthority } from '../testbed/certificates/accepted-authority.ts';

const ORIGIN = 'rome.ct.example/2026h1';
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The exit code and the failures of a run on a log that is served with some options. */
async function judged(served: readonly string[], args: (log: Served) => readonly string[]) {
  const log = await serveLog('--static-ct', '--origin', ORIGIN, '--entries', '300', ...served);
  try {
    const prefix = `${log.url}/api/v2`;
    const ended = await touchstone(['check', 'log', '--read-url', prefix, '--json', ...args(log)]);
    return { code: ended.code, failed: failures(reportIn(ended)), report: reportIn(ended) };
  } finally {
    await log.stop();
  }
}

const PROFILE = ['--profile', 'static-ct', 'http'];

test('a log of certificates is conformant, by its verifier key', async () => {
  const prefix = ['--submission-prefix', `https://${ORIGIN}/`];
  const { code, failed, report } = await judged([], ({ vkey }) => ['--vkey', vkey, ...PROFILE, ...prefix]);
  expect({ code, failed }).toEqual({ code: 0, failed: [] });
  expect(report.requirements.find(({ id }) => id === 'LOG-TL-001')).toMatchObject({
    ruleset: 'static-ct',
    source: 'C2SP static-ct-api, Merkle Tree, Partial Tiles',
    outcome: 'pass',
  });
});

test('and by its key in PEM, whose name is the origin', async () => {
  const { code, failed } = await judged([], ({ vkey }) => {
    const der = Buffer.from(vkey.split('+').slice(2).join('+'), 'base64').subarray(1);
    const pem = createPublicKey({ key: der, format: 'der', type: 'spki' }).export({ type: 'spki', format: 'pem' });
    const file = join(folder, 'log.pem');
    writeFileSync(file, pem);
    return ['--public-key', file, '--origin', ORIGIN, ...PROFILE];
  });
  expect({ code, failed }).toEqual({ code: 0, failed: [] });
});

const witness = cosigner({
  ...{ name: 'w.example', type: ED25519_COSIGNATURE, seed: Buffer.alloc(32, 2) },
  clock: { now: () => Date.now() },
});

test.each([
  ['no witness', 'quorum none', []],
  ['one that has not cosigned', `witness w ${witness.vkey}\nquorum w`, ['log/cosignatures/quorum']],
])('a policy lists such a log by its key, and asks for %s', async (_, rest, expected) => {
  const { code, failed, report } = await judged([], ({ vkey }) => {
    const file = join(folder, 'policy');
    writeFileSync(file, `log ${vkey}\n${rest}\n`);
    return ['--vkey', vkey, '--profile', 'static-ct', '--policy', file];
  });
  expect([code, failed.map((failure) => failure.split('#')[0])]).toEqual([expected.length, expected]);
  expect(report.checks.find(({ id }) => id === 'log/cosignatures/listed-log')?.outcome).toBe('pass');
});

test('with witnesses it shows no tree head before they have cosigned it, and its folder is audited', async () => {
  const seed = '06'.repeat(32);
  const { vkey } = treeHeadSigner({ name: ORIGIN, privateKey: Buffer.from(seed, 'hex'), clock: systemClock });
  const types = ['ed25519', 'ml-dsa-44'];
  const witnesses = await Promise.all(
    types.map((type) => serveWitness('--name', `${type}.example`, '--key-type', type, '--log-vkey', vkey)),
  );
  const rule = 'group both all ed25519.example ml-dsa-44.example\nquorum both\n';
  const policy = join(folder, 'witnessed');
  writeFileSync(policy, `log ${vkey}\n${witnesses.map((one) => one.policy).join('')}${rule}`);
  const dir = join(folder, 'witnessed-log');
  const kept = ['--key-seed', seed, '--dir', dir, '--policy', policy];
  const args = () => [...PROFILE, '--policy', policy, '--declare', 'cosigned-within=600'];
  const first = await judged(kept, args);
  expect([first.code, first.failed]).toEqual([0, []]);
  // The witnesses know the tree of the first start.
  const { code, failed, report } = await judged([...kept, '--entries', '700'], args);
  expect([code, failed]).toEqual([0, []]);
  const ofPolicy = report.checks.filter(({ id }) => id.startsWith('log/cosignatures/'));
  expect(ofPolicy.map(({ outcome }) => outcome)).toEqual(Array(6).fill('pass'));
  await Promise.all(witnesses.map((one) => one.stop()));
  const audited = await touchstone(['audit', dir, '--policy', policy]);
  expect([audited.code, audited.stdout]).toEqual([0, expect.stringContaining('by ed25519.example, ml-dsa-44.example')]);
  const alone = ['serve', 'log', '--static-ct', '--origin', ORIGIN, ...kept, '--witness-timeout', '1'];
  const { code: without, stderr } = await touchstone(alone);
  expect([without, stderr]).toEqual([2, expect.stringContaining('Too few witnesses have cosigned the checkpoint')]);
});

describe('submissions', () => {
  const [root, key] = ['root.pem', 'root.key'].map((name) => join(folder, name)) as [string, string];
  const authority = acceptedAuthority();
  writeFileSync(root, new X509Certificate(authority.certificate).toString());
  writeFileSync(key, authority.key);
  const submitting = ({ url }: Served) => ['--submission-url', `${url}/`, '--test-root', root, '--test-root-key', key];
  const about = (report: ReturnType<typeof reportIn>) =>
    report.checks.filter(({ id }) => /^log\/(roots|submissions|scts|refused-chains)\//.test(id));

  test('are judged where the log accepts the root', async () => {
    const { code, failed, report } = await judged(['--accept-root', root], (log) => [
      ...['--vkey', log.vkey, '--profile', 'static-ct', '--allow-writes'],
      ...submitting(log),
    ]);
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
    expect(about(report).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 20 }, () => 'pass'));
  });

  test('are left out where writing is not allowed, and the roots are judged', async () => {
    const { code, report } = await judged(['--accept-root', root], (log) => [
      ...['--vkey', log.vkey, '--profile', 'static-ct'],
      ...submitting(log),
    ]);
    expect(code).toBe(0);
    expect(
      about(report)
        .filter(({ outcome }) => outcome === 'pass')
        .map(({ id }) => id),
    ).toEqual(['log/roots/served']);
  });

  test('of a root that the log does not accept are not judged, and the run says so', async () => {
    const other = join(folder, 'other.pem');
    writeFileSync(other, new X509Certificate(newChains().issuers[0]!).toString());
    const { code, failed, report } = await judged(['--accept-root', other], (log) => [
      ...['--vkey', log.vkey, '--profile', 'static-ct', '--allow-writes'],
      ...submitting(log),
    ]);
    expect({ code, failed }).toEqual({ code: 3, failed: [] });
    expect(JSON.stringify(about(report))).toContain('the log does not accept the given root');
  });

  test.each([
    ['a root without its key', ['--test-root', root], '--test-root goes with --test-root-key'],
    ['a key without its root', ['--test-root-key', key], '--test-root-key goes with --test-root'],
    ['a file that is no certificate', ['--test-root', key, '--test-root-key', key], 'expected one certificate in PEM'],
    ['a file that is no key', ['--test-root', root, '--test-root-key', root], 'expected a private key in PEM'],
    [
      'a text that is no day',
      ['--test-root', root, '--test-root-key', key, '--test-not-after', 'soon'],
      'expected a date such as',
    ],
  ])('%s is refused', async (_what, args, sentence) => {
    const { code, stderr } = await touchstone(['check', 'log', '--read-url', 'http://127.0.0.1:1', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

test('a fault is served, and caught', async () => {
  const { code, failed } = await judged(['--fault', 'leaf-index-from-one'], ({ vkey }) => ['--vkey', vkey, ...PROFILE]);
  expect({ code, failed }).toEqual({ code: 1, failed: ['log/data-tiles/leaf-index#other-index'] });
});

test('a fault of cosignatures is served with its policy, and caught', async () => {
  const fault = ['--fault', 'tree-head-signed-again-without-cosignatures'];
  const { code, failed } = await judged(fault, ({ vkey, policy }) => {
    const file = join(folder, 'policy-of-a-fault');
    writeFileSync(file, policy!);
    return ['--vkey', vkey, ...PROFILE, '--policy', file];
  });
  expect({ code, failed }).toEqual({ code: 1, failed: ['log/cosignatures/quorum#too-few'] });
});

test('by tlog-tiles it is warned, and the profile is named that judges its entries', async () => {
  const { code, report } = await judged([], ({ vkey }) => ['--vkey', vkey]);
  expect(code).toBe(0);
  const warned = report.checks.filter(({ outcome }) => outcome === 'fail');
  expect(warned.map(({ id, actual }) => [id, actual])).toEqual([
    ['log/bundles/beside-another-format', expect.stringContaining('--profile static-ct')],
  ]);
});

describe('is refused', () => {
  test.each([
    ['a virtual log', ['--virtual', '1e6'], '--virtual and --static-ct exclude each other'],
    ['a frozen log', ['--frozen'], '--frozen and --static-ct exclude each other'],
    ['an origin that cannot name a key', ['--origin', 'my log'], '--origin takes a text without spaces'],
  ])('%s', async (_what, args, sentence) => {
    const { code, stderr } = await touchstone(['serve', 'log', '--static-ct', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  test('a folder with another log', async () => {
    const kept = join(folder, 'kept');
    const log = await serveLog('--static-ct', '--origin', ORIGIN, '--entries', '3', '--dir', kept);
    await log.stop();
    const again = await serveLog('--static-ct', '--origin', ORIGIN, '--entries', '5', '--dir', kept);
    await again.stop();
    expect(again.vkey).toBe(log.vkey);
    const { code, stderr } = await touchstone([
      'serve',
      'log',
      '--static-ct',
      '--origin',
      'other.example',
      '--dir',
      kept,
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('another origin')]);
  });

  test('a key that no log of certificates has', async () => {
    const file = join(folder, 'ed25519.pem');
    writeFileSync(
      file,
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n',
    );
    const args = [
      '--read-url',
      'http://127.0.0.1:1',
      '--public-key',
      file,
      '--origin',
      ORIGIN,
      '--profile',
      'static-ct',
    ];
    const { code, stderr } = await touchstone(['check', 'log', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('expected an ECDSA key on P-256')]);
  });
});
