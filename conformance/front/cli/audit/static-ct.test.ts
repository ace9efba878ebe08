/** `touchstone audit` of a log of certificates. */
import { createPublicKey } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CT_ORIGIN, certificateLog } from '../../../audit/entries/certificate-logs.test-tool.ts';
import { flipped, removesFolders, type Written } from '../../../audit/logs.test-tool.ts';
import { specDocument } from '../../../command/package-data.ts';
import { touchstone } from '../command.test-tool.ts';
import type { AuditDocument } from './audit-document.ts';

removesFolders();

const folder = mkdtempSync(join(tmpdir(), 'touchstone-audit-ct-'));
const at = (name: string) => join(folder, name);
const pem = at('log.pem');
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const valid = ajv.compile(specDocument('audit.schema.json'));
const validPart = ajv.compile(specDocument('audit-part.schema.json'));
let log: Written;

beforeAll(async () => {
  log = await certificateLog(1000);
  const der = Buffer.from(log.vkey.split('+').slice(2).join('+'), 'base64').subarray(1);
  writeFileSync(
    pem,
    createPublicKey({ key: der, format: 'der', type: 'spki' }).export({ type: 'spki', format: 'pem' }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command for machines, and holds its JSON against the schema. */
async function audited(...args: readonly string[]): Promise<AuditDocument> {
  const { code, stdout } = await touchstone(['audit', ...args, '--json']);
  const document = JSON.parse(stdout) as AuditDocument;
  expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
  expect(document.exitCode).toBe(code);
  return document;
}

test('its key says what it is, and people read of data tiles and issuers', async () => {
  const { code, stdout } = await touchstone(['audit', log.folder, '--vkey', log.vkey]);
  expect(code).toBe(0);
  expect(stdout).toContain('4 data tiles with 1,000 entries; 3 issuers\n');
  expect(stdout).toMatch(/\nVerdict: verified \(1,000 entries; root verified; signature verified\)\n$/);
  const sample = await touchstone(['audit', log.folder, '--vkey', log.vkey, '--sample', '2', '--seed', '3']);
  expect(sample.stdout).toContain('2 data tiles of 3, drawn by chance (--seed 3)');
});

test('so does --profile, for a key in PEM or none', async () => {
  const given = ['--profile', 'static-ct', '--origin', CT_ORIGIN];
  const document = await audited(log.folder, '--public-key', pem, ...given);
  expect(document).toMatchObject({
    verdict: 'verified',
    target: { profile: 'static-ct' },
    verified: { entries: '1000', issuers: '3' },
  });
  expect(await audited(log.folder, ...given)).toMatchObject({ verdict: 'incomplete', verified: { entries: '1000' } });
});

test('a key in PEM without --profile is answered with a hint', async () => {
  const { findings, because } = await audited(log.folder, '--public-key', pem, '--origin', CT_ORIGIN);
  expect(because).toEqual([expect.stringContaining('give --profile static-ct')]);
  expect(findings).toMatchObject([
    { kind: 'no-log-signature', actual: expect.stringContaining('give --profile static-ct') },
  ]);
});

test('parts, and the merge of them', async () => {
  const part = (number: string) => [log.folder, '--part', number, '--out', at(`${number[0]}.json`)];
  expect((await audited(...part('1/2'), '--vkey', log.vkey)).verdict).toBe('verified');
  expect((await audited(...part('2/2'), '--vkey', log.vkey)).verdict).toBe('verified');
  const document: unknown = JSON.parse(readFileSync(at('2.json'), 'utf8'));
  expect(validPart(document), JSON.stringify(validPart.errors)).toBe(true);
  expect(document).toMatchObject({ profile: 'static-ct' });
  const merged = await audited('merge', at('1.json'), at('2.json'), '--public-key', pem, '--origin', CT_ORIGIN);
  expect(merged).toMatchObject({
    verdict: 'verified',
    target: { profile: 'static-ct' },
    verified: { entries: '1000' },
  });
  const other = await touchstone(['audit', ...part('2/2'), '--profile', 'tlog-tiles']);
  expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('a part by static-ct, not tlog-tiles')]);
});

/** With --ui=false, fsck of TesseraCT ended with 0 for each of these. */
describe('the corruptions of transparency-dev/tesseract #937 end with 1, and each is named', () => {
  test.each<[string, (folder: string) => string]>([
    [
      'a bit of tile/0/002',
      (copy) => {
        const file = join(copy, 'tile/0/002');
        writeFileSync(file, flipped(100)(readFileSync(file)));
        return 'tile-differs: tile/0/002, hash 3';
      },
    ],
    [
      'the end of tile/data/002',
      (copy) => {
        const file = join(copy, 'tile/data/002');
        truncateSync(file, Math.floor(readFileSync(file).length / 2));
        return 'truncated: tile/data/002, entry 6';
      },
    ],
    [
      'an issuer',
      (copy) => {
        const [name] = readdirSync(join(copy, 'issuer'));
        rmSync(join(copy, 'issuer', name!));
        return `missing: issuer/${name}`;
      },
    ],
  ])('%s', async (_what, spoil) => {
    const copy = mkdtempSync(at('copy-'));
    cpSync(log.folder, copy, { recursive: true });
    const named = spoil(copy);
    const { code, stdout } = await touchstone(['audit', copy, '--vkey', log.vkey]);
    expect([code, stdout.match(/✗/g)]).toEqual([1, ['✗']]);
    expect(stdout).toContain(`✗ ${named}`);
    expect(stdout).toContain('Verdict: the log is wrong');
    const quiet = await touchstone(['audit', copy, '--vkey', log.vkey, '--quiet']);
    expect(quiet.code).toBe(1);
  });
});

test.each([
  ['another profile', ['--profile', 'http'], '--profile takes static-ct or tlog-tiles, not "http"'],
  [
    'a key that no such log has',
    ['--profile', 'static-ct', '--public-key', 'ed25519'],
    'expected an ECDSA key on P-256',
  ],
])('2: %s', async (_what, args, sentence) => {
  const file = at('ed25519.pem');
  writeFileSync(
    file,
    '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n',
  );
  const given = args.map((arg) => (arg === 'ed25519' ? file : arg));
  const { code, stderr } = await touchstone(['audit', log.folder, '--origin', CT_ORIGIN, ...given]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});
