import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { redactCommand, secretsOfCommand, secretsOfWords } from './command-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { API_KEY: 'from-env', PORT: '3000', SITE: 'a' };
const found = (command: string) => secretsOfCommand(command, { env });

describe('a command line is shown without its secrets', () => {
  test.each<[string, string, string[]]>([
    ['./srv --api-key X', './srv --api-key …', ['X']],
    ["TOKEN='two words' ./srv", 'TOKEN=… ./srv', ['two words']],
    ['TOKEN="two words" DEBUG=1 ./srv', 'TOKEN=… DEBUG=1 ./srv', ['two words']],
    ['./srv --token=abc --port 3000', './srv --token=… --port 3000', ['abc']],
    [
      "./srv --db 'postgres://u:pass@h/db?sslkey=K'",
      "./srv --db 'postgres://[redacted]@h/db?sslkey=K'",
      ['u:pass', 'pass'],
    ],
    ["curl -H 'Authorization: Bearer abc' http://a/", 'curl -H Authorization: … http://a/', ['Bearer abc', 'abc']],
    [`sh -c 'GITHUB_TOKEN=abc ./srv --password "p w"'`, `sh -c 'GITHUB_TOKEN=… ./srv --password …'`, ['abc', 'p w']],
    ["env 'TOKEN=two words' ./srv", 'env TOKEN=… ./srv', ['two words']],
    ['cd x && API_KEY=k1 ./srv; ./b', 'cd x && API_KEY=… ./srv; ./b', ['k1']],
    [
      './srv --my_secret abc --aws-secret-access-key def',
      './srv --my_secret … --aws-secret-access-key …',
      ['abc', 'def'],
    ],
  ])('%s', (command, shown, secrets) => {
    expect(redactCommand(command)).toBe(shown);
    expect(found(command)).toEqual(secrets);
  });
  test.each([
    './srv --vkey log.example+33d7b496+AeHT --origin log.example',
    './srv --key-env API --key-type ed25519 --monkey 1',
    'npm start -- --verbose',
    './srv --url https://log.example:3000/a?b=c',
    './srv --password --verbose',
    'echo \'it is\' "so" \\$1',
    'my-verify --key {vkey} --token={token}',
  ])('%s has no secrets', (command) => {
    expect(redactCommand(command)).toBe(command);
    expect(secretsOfCommand(command, { env: {} })).toEqual([]);
  });
});

test('variables and files that a command names as secrets are secrets, and may be shown by their names', () => {
  const file = join(folder, 'key');
  writeFileSync(file, 'in-a-file\n');
  expect(found('./srv --token "$API_KEY" --port $PORT')).toEqual(['from-env']);
  expect(redactCommand('./srv --token "$API_KEY"')).toBe('./srv --token "$API_KEY"');
  expect(found('publish --token-env API_KEY --site-env SITE')).toEqual(['from-env']);
  expect(found(`./srv --key-file ${file} --key-file=${file}`)).toEqual(['in-a-file']);
  expect(found(`./srv --key-file ${folder} --key-file ${file}.gone`)).toEqual([]);
});

test('the words of our own command line are searched alike', () => {
  const words = [
    'check',
    'log',
    '--header',
    'X-Own: SECRET',
    '--start-command',
    './srv --api-key abc',
    '--token=t0k',
    'https://u:pw@a/',
  ];
  expect(secretsOfWords(words, { env })).toEqual(['SECRET', 'abc', 't0k', 'u:pw', 'pw']);
  expect(secretsOfWords(['--header=Cookie: a=b1c2d3'], { env })).toContain('b1c2d3');
  expect(secretsOfWords(['--declare', 'signature-form=raw'], { env })).toEqual([]);
});

test.each([
  ['--client-key', 'client.pem', 'https://log.example'],
  ['--client-key=client.pem', 'https://log.example'],
])('the file of a private key is no secret itself: %s', (...words) => {
  expect(secretsOfWords(words, { env })).toEqual([]);
});
