import { expect, test } from 'vitest';
import { pathsFromFolder } from './config-paths.ts';
import { configSchema } from './config-schema.ts';

test.each<[string, unknown, unknown]>([
  ['baseline', 'known.yaml', '/a/b/known.yaml'],
  ['baseline', '../known.yaml', '/a/known.yaml'],
  ['baseline', '/known.yaml', '/known.yaml'],
  ['baseline', '', ''],
  ['key-file', 'key', '/a/b/key'],
  ['other-key-file', 'key', '/a/b/key'],
  ['watch', ['src', '/lib'], ['/a/b/src', '/lib']],
  ['report', ['json=r.json', 'junit', 'junit=/r.xml', 'json='], ['json=/a/b/r.json', 'junit', 'junit=/r.xml', 'json=']],
  ['module', './index.mjs', '/a/b/index.mjs'],
  ['module', '../index.mjs', '/a/index.mjs'],
  ['module', '@daostack/migration', '@daostack/migration'],
  ['start-command', './my-log', './my-log'],
  ['url', 'http://x', 'http://x'],
])('%s %j is %j', (key, value, meant) => expect(pathsFromFolder('/a/b', key, value)).toEqual(meant));

test('in the working directory it stays as it is written', () => {
  expect([pathsFromFolder('.', 'baseline', './known.yaml'), pathsFromFolder('.', 'module', './index.mjs')]).toEqual([
    './known.yaml',
    './index.mjs',
  ]);
});

test('of a folder below it, is as short as possible', () =>
  expect(pathsFromFolder('ci', 'baseline', 'known.yaml')).toBe('ci/known.yaml'));

test('no option that takes a file is forgotten', () => {
  const { properties } = configSchema() as {
    properties: Record<string, { properties: Record<string, unknown> }>;
  };
  const keys = new Set(Object.values(properties).flatMap((schema) => Object.keys(schema.properties)));
  const files = [...keys].filter((key) => /(^|-)(file|folder|dir|path)$/.test(key));
  expect(files.map((key) => pathsFromFolder('/a', key, 'x'))).toEqual(files.map(() => '/a/x'));
  expect(files).toContain('key-file');
});
