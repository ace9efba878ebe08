/** What is checked in under `fixtures/feed`: it is what is written today, the manifest tells the truth, every body can be read. */

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
/** With integers that are larger than a double holds. */
const exact = readJson(text) as unknown as Manifest;
const here = exact.cases.filter((one) => one.large !== true);
const answers = here.flatMap((one) => one.answers.map((answer) => [answer.file, one, answer] as const));
const of = (form: Listed['form']) => answers.filter(([, , answer]) => answer.form === form);

let again: string;
let large: string;
beforeAll(async () => {
  const plan = { seed: BigInt(manifest.seed), generator: manifest.generator, readme: bytesOf('README.md') };
  [again, large] = ['feed-', 'feed-large-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string];
  await writeFeedFixtures({ ...plan, folder: again });
  await writeFeedFixtures({ ...plan, folder: large, large: true });
});
afterAll(() => {
  for (const folder of [again, large]) rmSync(folder, { recursive: true });
});

test('there are the files that are written, and a text to read first', () => {
  expect(filesIn(FOLDER), WRITE).toEqual(filesIn(again));
});
test('all of them are written again byte for byte', () => {
  for (const file of filesIn(FOLDER)) expect(bytesOf(file).equals(bytesOf(file, again)), `${file} ${WRITE}`).toBe(true);
});
test('all of it is small', () => {
  expect(filesIn(FOLDER).reduce((sum, file) => sum + bytesOf(file).length, 0)).toBeLessThan(500_000);
});

describe('the manifest', () => {
  const read = (url: string) => JSON.parse(readFileSync(new URL(url, import.meta.url), 'utf8'));
  const validate = new Ajv2020({ strict: true }).compile(read('../../../spec/feed/fixtures.schema.json'));
  test('is of the schema', () => {
    expect(validate(manifest) || validate.errors).toBe(true);
  });
  test('names every body here, and no other, with its length and hash', () => {
    expect(answers.map(([file]) => file).sort()).toEqual(filesIn(FOLDER).filter((file) => file.startsWith('answers')));
    for (const { file, bytes, sha256 } of manifest.cases.flatMap((one) => one.answers)) {
      const body = bytesOf(file, large);
      expect([file, body.length, hash('sha256', body)]).toEqual([file, bytes, sha256]);
    }
  });
  test('is the same where the large bodies are written', () => {
    expect(bytesOf('manifest.json', large).equals(bytesOf('manifest.json'))).toBe(true);
  });
  test('has a name for each case, and goes on from cases that come before', () => {
    const names = manifest.cases.map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
    for (const [i, { after }] of manifest.cases.entries())
      if (after !== undefined) expect(names.slice(0, i)).toContain(after);
  });
  test('has every status of the known table, and each request once among those of a feed', () => {
    expect([...new Set(manifest.cases.map((one) => one.status))].sort()).toEqual([200, 204, 401, 403, 429, 501, 511]);
    for (const { name, answers } of manifest.cases) {
      const asked = answers.map(({ request: { path, query } }) => `${path}?${query}`);
      expect(new Set(asked).size, name).toBe(asked.length);
    }
  });
  test('names choices and options as the specification does', () => {
    const { choices } = parse(readFileSync(new URL('../../../spec/feed/choices.yaml', import.meta.url), 'utf8'));
    const chosen = manifest.cases.flatMap((one) => Object.entries(one.choices ?? {}));
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
  ])('of the schema is not %s', (_what, document) => {
    expect(validate(JSON.parse(JSON.stringify(document)))).toBe(false);
  });
});

describe('bodies', () => {
  const checked = (envelope: JsonObject, one: Case) => {
    const { meta, data } = envelope as { meta: JsonObject } & JsonObject;
    expect({ data, status: meta.status, method: meta.method }).toEqual({
      data: one.data,
      status: one.status,
      method: one.method,
    });
  };
  test.each(of('json'))('%s is JSON with the data of its case', (file, one) => {
    checked(readJson(bytesOf(file).toString()) as JsonObject, one);
  });
  test.each(of('jsonp'))(
    '%s is a script that calls the function that was named, with the data',
    (file, one, answer) => {
      const name = new URLSearchParams(answer.request.query).get('callback')!;
      const calls: unknown[] = [];
      const context = createContext({ called: (value: unknown) => calls.push(value) });
      // Each object on the way to the function, from the outside in.
      const path = name.match(/[^.[\]]+/g)!;
      const target = path.reduceRight((inner, part) => `{ ${JSON.stringify(part)}: ${inner} }`, 'called');
      runInContext(`Object.assign(globalThis, ${target})`, context);
      runInContext(bytesOf(file).toString(), context);
      expect(calls).toHaveLength(1);
      expect(JSON.parse(JSON.stringify(calls[0]))).toMatchObject({
        meta: { status: Number(one.status) },
        data: JSON.parse(JSON.stringify(manifest.cases.find(({ name }) => name === one.name)!.data)),
      });
    },
  );
  test.each(of('xml'))('%s is well-formed XML, with the data', (file, one) => {
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    const body = bytesOf(file);
    parser.write(body.toString()).close();
    const [json] = one.answers.filter(({ form }) => form === 'json');
    if (json === undefined) return;
    const { value } = readExactJson(bytesOf(json.file));
    const { defect } = compareKnownForm(value!.root, readXml(body).value!.root, new Set(['/meta/requests']));
    expect(defect).toBeUndefined();
  });
  test('are what their Content-Type says', () => {
    const types = { json: 'application/json', xml: 'application/xml', jsonp: 'text/javascript' };
    for (const [file, , { form, headers }] of answers)
      expect([file, headers['content-type']]).toEqual([file, `${types[form]}; charset=utf-8`]);
    expect(of('xml').length).toBeGreaterThan(60);
  });
});
