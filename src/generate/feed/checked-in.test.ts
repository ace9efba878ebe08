/** The files under `fixtures/feed`: they are up to date, the manifest is correct, every body can be read. */

import { hash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareKnownForm } from '../../../conformance/feed/oracle/xml/known-form.ts';
import { readXml } from '../../../conformance/feed/oracle/xml/tree.ts';
import { readExactJson } from '../../../conformance/oracle/json/exact-json.ts';
import { type JsonObject, readJson } from '../../reference/feed/index.ts';
import { writeFeedFixtures } from './write-fixtures.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures/feed/', import.meta.url));
const WRITE =
  'out of date: npm run touchstone -- fixtures feed --out NEW, then put NEW/answers and NEW/manifest.json in place of those';

interface Listed {
  readonly form: 'json' | 'xml' | 'jsonp';
  readonly request: { readonly path: string; readonly query: string };
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}
interface Case {
  readonly name: string;
  readonly after?: string;
  readonly status: number;
  readonly method: object;
  readonly data?: readonly unknown[];
  readonly large?: true;
  readonly choices?: Readonly<Record<string, string>>;
  readonly answers: readonly Listed[];
}
interface Manifest {
  readonly seed: string;
  readonly generator: string;
  readonly cases: readonly Case[];
}

const bytesOf = (file: string, folder = FOLDER) => readFileSync(join(folder, file));
const filesIn = (folder: string) => globSync('**/*.*', { cwd: folder }).sort();
const text = bytesOf('manifest.json').toString();
const manifest = JSON.parse(text) as Manifest;
/** Read with integers beyond the precision of a double. */
const exact = readJson(text) as unknown as Manifest;
const here = exact.cases.filter((entry) => entry.large !== true);
const answers = here.flatMap((entry) => entry.answers.map((answer) => [answer.file, entry, answer] as const));
const of = (form: Listed['form']) => answers.filter(([, , answer]) => answer.form === form);

/** The files anew, with the large bodies. */
let rewritten: string;
beforeAll(async () => {
  const plan = { seed: BigInt(manifest.seed), generator: manifest.generator, readme: bytesOf('README.md') };
  rewritten = mkdtempSync(join(tmpdir(), 'feed-'));
  await writeFeedFixtures({ ...plan, folder: rewritten, large: true });
});
afterAll(() => rmSync(rewritten, { recursive: true }));

test('the folder has exactly the written files', () => {
  expect(filesIn(FOLDER), WRITE).toEqual(filesIn(rewritten).filter((file) => !file.startsWith('large')));
});
test('every file is up to date, byte for byte', () => {
  for (const file of filesIn(FOLDER))
    expect(bytesOf(file).equals(bytesOf(file, rewritten)), `${file} ${WRITE}`).toBe(true);
});
test('the files are small', () => {
  expect(filesIn(FOLDER).reduce((sum, file) => sum + bytesOf(file).length, 0)).toBeLessThan(500_000);
});

describe('the manifest', () => {
  const read = (url: string) => JSON.parse(readFileSync(new URL(url, import.meta.url), 'utf8'));
  const validate = new Ajv2020({ strict: true }).compile(read('../../../spec/feed/fixtures.schema.json'));
  test('matches the schema', () => {
    expect(validate(manifest) || validate.errors).toBe(true);
  });
  test('names exactly the bodies of this folder, with length and hash', () => {
    expect(answers.map(([file]) => file).sort()).toEqual(filesIn(FOLDER).filter((file) => file.startsWith('answers')));
    for (const { file, bytes, sha256 } of manifest.cases.flatMap((entry) => entry.answers)) {
      const body = bytesOf(file, rewritten);
      expect([file, body.length, hash('sha256', body)]).toEqual([file, bytes, sha256]);
    }
  });
  test('is the same where the large bodies are written', () => {
    expect(bytesOf('manifest.json', rewritten).equals(bytesOf('manifest.json'))).toBe(true);
  });
  test('has a unique name for each case, and cases continue only earlier cases', () => {
    const names = manifest.cases.map((entry) => entry.name);
    expect(new Set(names).size).toBe(names.length);
    for (const [i, { after }] of manifest.cases.entries())
      if (after !== undefined) expect(names.slice(0, i)).toContain(after);
  });
  test('has every status of the table, and each request of a feed once', () => {
    expect([...new Set(manifest.cases.map((entry) => entry.status))].sort()).toEqual([
      200, 204, 401, 403, 429, 501, 511,
    ]);
    for (const { name, answers } of manifest.cases) {
      const asked = answers.map(({ request: { path, query } }) => `${path}?${query}`);
      expect(new Set(asked).size, name).toBe(asked.length);
    }
  });
  test('names choices and options as the specification does', () => {
    const { choices } = parse(readFileSync(new URL('../../../spec/feed/choices.yaml', import.meta.url), 'utf8'));
    const chosen = manifest.cases.flatMap((entry) => Object.entries(entry.choices ?? {}));
    for (const [name, option] of chosen) expect(Object.keys(choices[name].options)).toContain(option);
    expect(new Set(chosen.map(([name]) => name)).size).toBe(6);
  });
  const [first] = manifest.cases as [Case];
  test.each([
    ['a manifest of another format', { ...manifest, schema: 'touchstone/feed/fixtures/2' }],
    ['a case without data', { ...manifest, cases: [{ ...first, data: undefined }] }],
    ['a large case with data', { ...manifest, cases: [{ ...first, large: true }] }],
    ['a case without answers', { ...manifest, cases: [{ ...first, answers: [] }] }],
    ['an unknown status', { ...manifest, cases: [{ ...first, status: 404 }] }],
    ['a file elsewhere', { ...manifest, cases: [{ ...first, answers: [{ ...first.answers[0], file: '../x.json' }] }] }],
  ])('does not match the schema with %s', (_name, document) => {
    expect(validate(JSON.parse(JSON.stringify(document)))).toBe(false);
  });
});

describe('bodies', () => {
  const checked = (envelope: JsonObject, entry: Case) => {
    const { meta, data } = envelope as { meta: JsonObject } & JsonObject;
    expect({ data, status: meta.status, method: meta.method }).toEqual({
      data: entry.data,
      status: entry.status,
      method: entry.method,
    });
  };
  test.each(of('json'))('%s is JSON with the data of its case', (file, entry) => {
    checked(readJson(bytesOf(file).toString()) as JsonObject, entry);
  });
  test.each(of('jsonp'))('%s is a script that calls the named function with the data', (file, entry, answer) => {
    const name = new URLSearchParams(answer.request.query).get('callback')!;
    const calls: unknown[] = [];
    const context = createContext({ called: (value: unknown) => calls.push(value) });
    // The nested objects of a dotted name, from the outside in.
    const path = name.match(/[^.[\]]+/g)!;
    const target = path.reduceRight((inner, part) => `{ ${JSON.stringify(part)}: ${inner} }`, 'called');
    runInContext(`Object.assign(globalThis, ${target})`, context);
    runInContext(bytesOf(file).toString(), context);
    expect(calls).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(calls[0]))).toMatchObject({
      meta: { status: Number(entry.status) },
      data: JSON.parse(JSON.stringify(manifest.cases.find(({ name }) => name === entry.name)!.data)),
    });
  });
  test.each(of('xml'))('%s is well-formed XML, with the data', (file, entry) => {
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    const body = bytesOf(file);
    parser.write(body.toString()).close();
    const [json] = entry.answers.filter(({ form }) => form === 'json');
    if (json === undefined) return;
    const { value } = readExactJson(bytesOf(json.file));
    const { defect } = compareKnownForm(value!.root, readXml(body).value!.root, new Set(['/meta/requests']));
    expect(defect).toBeUndefined();
  });
  test('have the Content-Type of their form', () => {
    const types = { json: 'application/json', xml: 'application/xml', jsonp: 'text/javascript' };
    for (const [file, , { form, headers }] of answers)
      expect([file, headers['content-type']]).toEqual([file, `${types[form]}; charset=utf-8`]);
    expect(of('xml').length).toBeGreaterThan(60);
  });
});
