/** The files under `fixtures/log`: they are up to date, the manifest is correct, and they match the schema. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeVectors } from './index.ts';

const FOLDER = fileURLToPath(new URL('../../../../fixtures/log/', import.meta.url));
const WRITE =
  'out of date: rm fixtures/log/*.json, then npm run touchstone -- fixtures log --out NEW, and move the files';
const schema = JSON.parse(readFileSync(new URL('../../../../spec/vectors.schema.json', import.meta.url), 'utf8'));
const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'));
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const validate = new Ajv2020({ strict: true }).compile(schema);

let rewritten: string;
beforeAll(() => {
  rewritten = mkdtempSync(join(tmpdir(), 'vectors-'));
  // Another version of the generator may write the same files.
  const readme = readFileSync(join(FOLDER, 'README.md'));
  writeVectors({ folder: rewritten, seed: BigInt(manifest.seed), generator: manifest.generator, readme });
});
afterAll(() => rmSync(rewritten, { recursive: true }));

test('the folder has exactly the written files', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(readdirSync(rewritten).toSorted());
});

describe.each(names)('%s', (name) => {
  const bytes = readFileSync(join(FOLDER, name));
  const document = JSON.parse(bytes.toString());
  test('is up to date, byte for byte', () => {
    expect(bytes.equals(readFileSync(join(rewritten, name))), WRITE).toBe(true);
  });
  test('matches the schema', () => {
    expect(validate(document) || validate.errors).toBe(true);
  });
  test('is described in the README', () => {
    expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toContain(`\`${name}\``);
  });
});

describe.each(names.filter((name) => name !== 'manifest.json'))('%s', (name) => {
  const bytes = readFileSync(join(FOLDER, name));
  const document = JSON.parse(bytes.toString());
  test('matches the manifest', () => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { kind, cases } = document;
    expect(manifest.files).toContainEqual({ path: name, kind, cases: cases.length, bytes: bytes.length, sha256 });
  });
  test('explains each member of its cases', () => {
    // The members of records in a list are explained as well.
    const within = (path: string, value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap((record) =>
            typeof record === 'object' ? Object.keys(record).map((key) => `${path}[].${key}`) : [],
          )
        : [];
    const members = (of: 'input' | 'output'): string[] =>
      document.cases.flatMap((vector: Record<string, object>) =>
        Object.entries(vector[of] ?? {}).flatMap(([key, value]) => [`${of}.${key}`, ...within(`${of}.${key}`, value)]),
      );
    expect([...new Set([...members('input'), ...members('output')])].toSorted()).toEqual(
      Object.keys(document.fields).toSorted(),
    );
  });
});

test('the files are small', () => {
  const sum = readdirSync(FOLDER).reduce((total, name) => total + readFileSync(join(FOLDER, name)).length, 0);
  expect(sum).toBeLessThan(1_500_000);
});

describe('the schema refuses', () => {
  const edges = JSON.parse(readFileSync(join(FOLDER, 'edges.json'), 'utf8'));
  const paths = JSON.parse(readFileSync(join(FOLDER, 'paths.json'), 'utf8'));
  const refused = paths.cases.find(({ verdict }: { verdict: string }) => verdict === 'refuse');
  const [accepted] = paths.cases;
  test.each([
    ['a file of another format', { ...paths, schema: 'touchstone/vectors/2' }],
    ['a file of an unknown kind', { ...paths, kind: 'proofs' }],
    ['a file with the cases of another', { ...paths, cases: edges.cases }],
    ['a refusal without a reason', { ...paths, cases: [{ ...refused, reason: undefined }] }],
    ['a refusal with an output', { ...paths, cases: [{ ...refused, output: accepted.output }] }],
    ['an acceptance without an output', { ...paths, cases: [{ ...accepted, output: undefined }] }],
    ['an acceptance with a reason', { ...paths, cases: [{ ...accepted, reason: 'shape' }] }],
    ['an index that is a number', { ...paths, cases: [{ ...accepted, output: { level: 0, index: 0 } }] }],
    ['a file without cases', { ...paths, cases: [] }],
    ['a manifest without a seed', { ...manifest, seed: undefined }],
  ])('%s', (_what, document) => {
    expect(validate(JSON.parse(JSON.stringify(document)))).toBe(false);
  });
});
