import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { configSchema } from './front/cli/config/config-schema.ts';

const folder = new URL('../spec/', import.meta.url);
const schemas = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
const validator = (name: string) =>
  new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

test.each(schemas)('%s is a schema of JSON Schema 2020-12, strictly', (name) => {
  expect(validator(name).schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `touchstone/${name.split('.')[0]}/1`,
    additionalProperties: false,
  });
});

describe('the schema of a baseline', () => {
  const validate = validator('baseline.schema.json');
  test.each<[string, object, boolean]>([
    ['nothing', {}, true],
    [
      'an entry with everything',
      { match: 'a/b/c#d', message: '', because: 'x', issue: 'y', until: '2026-03-10' },
      true,
    ],
    ['an entry without a reason in its key', { match: 'a/b/c', because: 'x' }, false],
    ['an entry with another member', { match: 'a/b/c#d', because: 'x', why: 'y' }, false],
    ['a day that does not exist', { match: 'a/b/c#d', because: 'x', until: 'tomorrow' }, false],
  ])('has %s: %o, %s', (_name, entry, sound) => {
    for (const list of ['failures', 'flaky'])
      expect(validate(Object.keys(entry).length === 0 ? {} : { [list]: [entry] })).toBe(sound);
  });
});

describe('the schema of a configuration', () => {
  const validate = new Ajv2020({ strict: true }).compile(configSchema());
  test.each<[object, boolean]>([
    [{}, true],
    [{ log: { url: 'https://log.example', declare: { 'publish-within': 10, 'public-log': 'yes' }, seed: 7 } }, true],
    [{ log: { seed: '12345678901234567890' } }, true],
    [{ log: { declare: { 'publish-within': true } } }, false],
    [{ log: { colour: 'red' } }, false],
    [{ logs: {} }, false],
  ])('takes %o: %s', (config, sound) => expect(validate(config)).toBe(sound));
});
