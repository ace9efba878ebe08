/** `check log` and `audit` by a trusted root of several logs. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLog } from '../../../src/generate/log/write-log.ts';
import { createLog, ed25519Signer, logId, logRig, type Serving, serve } from '../../../src/reference/log/index.ts';
import { ed25519Instance, rootOf, SIGSTORE } from '../../log/command/keys/trusted-root/trusted-root.test-tool.ts';
import { reportIn, touchstone } from './command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-root-'));
const file = (name: string, tlogs: readonly unknown[]): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(rootOf(tlogs)));
  return path;
};

interface Running extends Serving {
  readonly name: string;
  readonly entry: object;
}
/** A served log under a name, with its entry in a trusted root. */
async function running(name: string, signsAs = name): Promise<Running> {
  const signer = ed25519Signer({ name: signsAs });
  const log = await createLog({ ...logRig({ origin: signsAs }), signer });
  await log.append([Buffer.from('an entry'), Buffer.from('another')]);
  const serving = await serve(log.handler);
  const { publicKey } = ed25519Signer({ name });
  const key = signsAs === name ? signer.publicKey : publicKey;
  return { ...serving, name, entry: ed25519Instance(serving.url, key, logId(name, 1, key)) };
}

let first: Running;
let second: Running;
let wrong: Running;
let v1: Server;
let v1Entry: object;
beforeAll(async () => {
  // The names are those that the addresses give: the host, and the host with its port.
  first = await running('127.0.0.1');
  second = await running('127.0.0.1');
  wrong = await running('127.0.0.1', 'other.example');
  v1 = createServer((request, answer) => {
    answer.statusCode = request.url === '/api/v1/log' ? 200 : 404;
    answer.end('{}');
  });
  await new Promise<void>((resolve) => v1.listen(0, '127.0.0.1', resolve));
  v1Entry = { ...SIGSTORE.v1, baseUrl: `http://127.0.0.1:${(v1.address() as AddressInfo).port}` };
});
afterAll(async () => {
  await Promise.all([first, second, wrong].map((log) => log.close()));
  v1.close();
  rmSync(folder, { recursive: true });
});

const some = ['--only', 'log/checkpoint/lines', 'log/checkpoint/signature-verifies'];
const check = (...args: readonly string[]) => touchstone(['check', 'log', ...args, ...some]);

describe('check log', () => {
  test('judges each log of Rekor v2 in turn, and leaves out Rekor v1 by name', async () => {
    const root = file('all.json', [v1Entry, first.entry, wrong.entry]);
    const { code, stdout } = await check('--trusted-root', root);
    expect(stdout).toContain(`1 of 2: 127.0.0.1 at ${first.url}, since 2025-01-01\n`);
    expect(stdout).toContain(`2 of 2: 127.0.0.1 at ${wrong.url}, since 2025-01-01\n`);
    expect(stdout.match(/^Verdict: \w+/gm)).toEqual(['Verdict: conformant', 'Verdict: not']);
    expect(stdout).toContain(`with the exit code of each\n    0  127.0.0.1: as it should be\n    1  127.0.0.1: not as`);
    expect(stdout).toMatch(/left out http:\/\/127\.0\.0\.1:\d+: it is a log of Rekor v1, which serves no tiles/);
    expect(stdout).toMatch(new RegExp(`alone .* --trusted-root \\S+ --url ${wrong.url} .*--only`));
    expect(code).toBe(1);
  });
  test('with --quiet prints the verdict of each', async () => {
    const root = file('two.json', [first.entry, second.entry]);
    const { code, stdout } = await check('--trusted-root', root, '--quiet');
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ').slice(0, 2).join(' ')),
    ).toEqual(['1 of', 'Verdict: conformant', '2 of', 'Verdict: conformant']);
    expect(code).toBe(0);
  });
  test.each(['', '/', '/api/v2'])('picks the log whose address is given, also with "%s" at its end', async (end) => {
    const root = file('two.json', [first.entry, wrong.entry]);
    const option = end === '/api/v2' ? '--read-url' : '--url';
    const ended = await check('--trusted-root', root, option, `${first.url}${end}`, '--json');
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(reportIn(ended).target.vkeys).toEqual([expect.stringMatching(/^127\.0\.0\.1\+/)]);
  });
  test('picks the log whose name is given, for another address too', async () => {
    const elsewhere = await running('localhost');
    const mirrored = { ...elsewhere.entry, baseUrl: 'https://localhost' };
    const root = file('named.json', [first.entry, mirrored]);
    const ended = await check('--trusted-root', root, '--origin', 'localhost', '--url', elsewhere.url, '--json');
    await elsewhere.close();
    expect(ended.code).toBe(0);
    expect(reportIn(ended).target).toMatchObject({ origin: 'localhost', prefix: `${elsewhere.url}/api/v2` });
  });
  test('writes a report for each', async () => {
    const root = file('two.json', [first.entry, second.entry]);
    const reports = join(folder, 'reports');
    mkdirSync(reports);
    await check('--trusted-root', root, '--report', `json=${reports}/report.json`, '--report', `junit=${reports}/a`);
    // Both logs have one name, so the second report stands in the place of the first.
    expect(readdirSync(reports).sort()).toEqual(['a-127.0.0.1', 'report-127.0.0.1.json']);
    expect(JSON.parse(readFileSync(join(reports, 'report-127.0.0.1.json'), 'utf8')).suite).toBe('log');
  });
  test('comes from touchstone.yaml, with a path from its folder', async () => {
    file('root.json', [first.entry]);
    const config = join(folder, 'touchstone.yaml');
    writeFileSync(config, 'log:\n  trusted-root: root.json\n');
    expect(await check('--config', config)).toMatchObject({ code: 0, stderr: '' });
  });
  test('--plan asks nothing and names the logs', async () => {
    const root = file('all.json', [v1Entry, first.entry]);
    const { code, stdout } = await check('--trusted-root', root, '--plan');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^In turn: 127\.0\.0\.1 \(unless it is Rekor v1\), 127\.0\.0\.1\n\n/);
  });
  test('a single log is judged as any other, and the others are named', async () => {
    const root = file('one.json', [v1Entry, first.entry]);
    const { code, stdout, stderr } = await check('--trusted-root', root);
    expect(code).toBe(0);
    expect(stdout).not.toContain('1 of 1');
    expect(stderr).toMatch(/all\.json|one\.json: left out http:.*Rekor v1/);
  });

  test.each([
    [['--vkey', 'x'], 'exclude each other: the trusted root has the keys of its logs'],
    [
      ['--url', 'https://elsewhere.example'],
      'it has no log at https://elsewhere.example: if one of its logs is read there',
    ],
    [['--origin', 'elsewhere'], 'it has no log with the name "elsewhere"; it has http'],
    [['--json'], '--json is for one target, and there are 2'],
    [['--report', 'markdown'], '--report markdown is for one target'],
    [['--only-failed', 'x.json'], '--only-failed is for one target'],
    [['--allow-writes'], '--allow-writes is about one log, and --trusted-root'],
    [['--grpc', 'localhost:1'], '--grpc is about one log'],
  ])('refuses %j', async (args, sentence) => {
    const root = file('two.json', [first.entry, second.entry]);
    const { code, stderr } = await check('--trusted-root', root, ...args);
    expect(stderr).toContain(sentence);
    expect(code).toBe(2);
  });
  test('refuses a root without a log of Rekor v2', async () => {
    const { code, stderr } = await check('--trusted-root', file('v1.json', [v1Entry]));
    expect(stderr).toMatch(/v1\.json has nothing to judge: http.*Rekor v1/);
    expect(code).toBe(2);
  });
});

describe('audit', () => {
  test('verifies each log of Rekor v2 in turn', async () => {
    const root = file('all.json', [v1Entry, first.entry, wrong.entry]);
    const { code, stdout } = await touchstone(['audit', '--trusted-root', root]);
    expect(stdout.match(/^Verdict: .*? \(/gm)).toEqual([
      'Verdict: verified (',
      'Verdict: not signed by the key given (',
    ]);
    expect(stdout).toContain('left out http');
    expect(code).toBe(1);
  });
  test('picks the log of an address or of a name, and a directory by the name', async () => {
    const root = file('two.json', [first.entry, wrong.entry]);
    expect(await touchstone(['audit', `${first.url}/api/v2`, '--trusted-root', root])).toMatchObject({ code: 0 });
    const directory = join(folder, 'log');
    const { vkey } = await writeLog({ seed: 1n, origin: 'log.example', folder: directory, entries: 3n });
    const key = Buffer.from(vkey.split('+').slice(2).join('+'), 'base64').subarray(1);
    const kept = file('kept.json', [
      ed25519Instance('https://log.example', key, logId('log.example', 1, key)),
      first.entry,
    ]);
    const named = await touchstone(['audit', directory, '--trusted-root', kept, '--origin', 'log.example', '--json']);
    expect(JSON.parse(named.stdout)).toMatchObject({ verdict: 'verified', target: { vkeys: [vkey] } });
    const unnamed = await touchstone(['audit', directory, '--trusted-root', kept]);
    expect(unnamed).toMatchObject({ code: 2, stderr: expect.stringContaining('--origin log.example') });
  });
  test.each([
    [['--json'], '--json is for one log'],
    [['--vkey', 'x'], 'leave out --vkey and --public-key'],
  ])('refuses %j', async (args, sentence) => {
    const root = file('two.json', [first.entry, second.entry]);
    const { code, stderr } = await touchstone(['audit', '--trusted-root', root, ...args]);
    expect(stderr).toContain(sentence);
    expect(code).toBe(2);
  });
  test('without a log and without a root is refused', async () =>
    expect(await touchstone(['audit'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the log is missing'),
    }));
});
