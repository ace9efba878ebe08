/** `verify entry`: its options, its words, its exit codes, and the JSON that its schema describes. */
import { createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Log, logId, type Serving, serve } from '../../../../src/reference/log/index.ts';
import {
  type AnsweredEntry,
  bundleOf,
  create,
  logWith,
  newEntry,
  ORIGIN,
  signer,
} from '../../../entry/entries.test-tool.ts';
import { ed25519Instance, rootOf, SIGSTORE } from '../../../log/command/keys/trusted-root/trusted-root.test-tool.ts';
import { touchstone } from '../command.test-tool.ts';
import type { EntryDocument } from './entry-document.ts';

const schema = JSON.parse(readFileSync(new URL('../../../../spec/entry.schema.json', import.meta.url), 'utf8'));
const valid = new Ajv2020({ strict: true }).compile(schema);
const folder = mkdtempSync(join(tmpdir(), 'touchstone-verify-'));
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

let log: Log;
let serving: Serving;
let entry: AnsweredEntry;
let bundle: string;
let altered: string;
let pem: string;
let root: string;
beforeAll(async () => {
  log = await logWith(300);
  serving = await serve(log.handler);
  const sent = newEntry('artifact');
  entry = await create(log, sent);
  await log.append([Buffer.from('and another')]);
  bundle = file('bundle.json', bundleOf(sent, entry));
  altered = file('altered.json', bundleOf(sent, { ...entry, canonicalizedBody: Buffer.from('{}').toString('base64') }));
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), signer.publicKey]);
  pem = file(
    'key.pem',
    createPublicKey({ key: der, format: 'der', type: 'spki' }).export({ format: 'pem', type: 'spki' }),
  );
  const id = logId(ORIGIN, 1, signer.publicKey);
  // The base URL has another host than the name of the key, so its ID is that of --origin.
  root = file('root.json', rootOf([SIGSTORE.v1, SIGSTORE.v2, ed25519Instance(serving.url, signer.publicKey, id)]));
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const verify = (...args: readonly string[]) => touchstone(['verify', 'entry', ...args]);
/** Runs the command with `--json`, and holds its document against the schema. */
async function document(...args: readonly string[]): Promise<EntryDocument> {
  const { code, stdout } = await verify(...args, '--json');
  const read = JSON.parse(stdout) as EntryDocument;
  expect(valid(read), JSON.stringify(valid.errors)).toBe(true);
  expect(read.exitCode).toBe(code);
  return read;
}

describe('0: verified', () => {
  test('a bundle by a verifier key, for people', async () => {
    const { code, stdout, stderr } = await verify(bundle, '--vkey', signer.vkey);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Entry of the bundle ${bundle}\n`);
    expect(stdout).toMatch(/^ {2}origin {6}log\.example$/m);
    expect(stdout).toMatch(/^ {2}index {7}300$/m);
    expect(stdout).toMatch(/^ {2}signature {3}by log\.example\+[0-9a-f]{8}$/m);
    expect(stdout).toContain('✓ its inclusion proof leads from the body to the root of the checkpoint (LOG-CE-005)\n');
    expect(stdout).toMatch(/\nVerdict: verified \(1 entry; 11 of 11 statements hold; its log was not asked\)\n$/);
  });
  test('an entry by itself, from standard input, quietly', async () => {
    const { code, stdout } = await touchstone(['verify', 'entry', '-', '--vkey', signer.vkey, '--quiet'], {
      input: JSON.stringify(entry),
    });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Verdict: verified (1 entry; 10 of 10 statements hold; its log was not asked)\n',
    });
  });
  test('by a public key, whose name is that of the signature', async () => {
    expect(await document(bundle, '--public-key', pem)).toMatchObject({
      verdict: 'verified',
      entries: [{ origin: ORIGIN }],
    });
    expect((await document(bundle, '--public-key', pem, '--origin', ORIGIN)).exitCode).toBe(0);
    expect((await document(bundle, '--public-key', pem, '--origin', 'other.example')).exitCode).toBe(1);
  });
  test.each([
    ['--url', () => serving.url],
    ['--read-url', () => `${serving.url}/api/v2`],
  ])('in its log at %s', async (option, address) => {
    const read = await document(bundle, '--vkey', signer.vkey, option, address());
    expect(read).toMatchObject({ verdict: 'verified', entries: [{ asked: `${serving.url}/api/v2` }] });
    expect(read.entries[0]!.statements.map(({ id }) => id).slice(-3)).toEqual(['served', 'grown', 'logged']);
  });
  test('by a trusted root, in the log that it names', async () => {
    const read = await document(bundle, '--trusted-root', root, '--origin', ORIGIN, '--online');
    expect(read).toMatchObject({ verdict: 'verified', entries: [{ asked: `${serving.url}/api/v2` }] });
  });
});

describe('1: not verified', () => {
  test('says what was expected, what was found, where, and what to do', async () => {
    const { code, stdout } = await verify(altered, '--vkey', signer.vkey);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /✗ its inclusion proof leads .* \(LOG-CE-005\)\n {4}expected {2}[0-9a-f]{64}\n {4}found {5}[0-9a-f]{64}\n {4}at {8}inclusionProof\.hashes, of index 300 in tree size 301\n {4}do {8}do not rely on this entry/,
    );
    expect(stdout).toMatch(/\nVerdict: not verified \(/);
  });
  test('the keys of a trusted root without its log', async () => {
    const read = await document(bundle, '--trusted-root', file('other.json', rootOf([SIGSTORE.v2])));
    expect(read.entries[0]!.statements.filter(({ outcome }) => outcome === 'fails')).toMatchObject([
      {
        id: 'signature',
        reason: 'no-log-signature',
        requirement: 'LOG-CE-005',
        remedy: expect.stringContaining('trusted root'),
      },
    ]);
  });
});

describe('2: wrong usage', () => {
  test.each<[readonly string[], string]>([
    [['gone.json'], 'gone.json: it cannot be read: there is no such file'],
    [[folder], 'it is a folder'],
    [['BUNDLE', '--online'], '--online needs the address of the log'],
    [['BUNDLE', '--url', 'x', '--read-url', 'y'], 'exclude each other'],
    [['BUNDLE', '--url', 'log.example'], '--url log.example: expected an http or https address'],
    [['BUNDLE', '--vkey', 'x'], '--vkey "x": the line'],
    [['BUNDLE', '--read-url', 'nowhere'], 'has no file "checkpoint", so it is not the directory of a log'],
    [['BUNDLE', '--public-key', 'BUNDLE'], 'expected a public key in PEM'],
    [['BUNDLE', '--origin', ''], '--origin takes the first line'],
    [['BUNDLE', '--trusted-root', 'ROOT', '--vkey', 'x'], 'leave out --vkey and --public-key'],
    [['BUNDLE', '--minimum-index', 'x'], '--minimum-index takes a whole number'],
    [['KEY'], 'expected a TransparencyLogEntry or a bundle of Sigstore, in JSON; found'],
  ])('%j', async (args, sentence) => {
    const names: Readonly<Record<string, string>> = { BUNDLE: bundle, ROOT: root, KEY: pem };
    const { code, stderr, stdout } = await verify(...args.map((word) => names[word] ?? word));
    expect(stderr).toContain(sentence);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('3 and 4: not judged', () => {
  test('without a key', async () => {
    const { code, stdout } = await verify(bundle);
    expect(code).toBe(3);
    expect(stdout).toContain(
      '? its checkpoint is signed by the log (LOG-CE-005)\n    because   no key of the log was given',
    );
    expect(stdout).toContain('\nVerdict: incomplete (');
  });
  test('where nothing answers', async () => {
    const read = await document(bundle, '--vkey', signer.vkey, '--url', 'http://127.0.0.1:1');
    expect(read).toMatchObject({ verdict: 'unreachable', exitCode: 4 });
  });
});

test('nothing in the file moves the cursor of a terminal', async () => {
  const hostile = { ...entry, kindVersion: { kind: '\u001b[2Jhashedrekord', version: '0.0.2' } };
  const { stdout } = await verify(file('hostile.json', hostile), '--vkey', signer.vkey);
  expect(stdout).not.toContain('\u001b');
  expect(stdout).toContain('\\x1b[2Jhashedrekord');
});
