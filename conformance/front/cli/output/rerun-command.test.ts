import { expect, test } from 'vitest';
import { LAUNCHER } from '../../../command/launcher.ts';
import { rerunCommand } from './rerun-command.ts';

test('a secret header is left out, however it was written', () => {
  for (const words of [['--header', 'Authorization: Bearer SECRET'], ['--header=Authorization: Bearer SECRET']])
    expect(rerunCommand(['check', 'log', ...words, '--strict'])).toBe(`${LAUNCHER} check log --header '…' --strict`);
});

test('what names checks and outputs is left out, with its value', () => {
  const command = [
    'check',
    '--only',
    'log/**',
    '--only-failed',
    'last.json',
    '--seed=7',
    '--report',
    'json=x',
    '--json',
    '--quiet',
    '--url',
    'http://a/b',
  ];
  expect(rerunCommand(command)).toBe(`${LAUNCHER} check --url http://a/b`);
});

test.each([
  [['--start-command', './srv --api-key X'], "--start-command './srv --api-key …'"],
  [['--start-command', "TOKEN='two words' ./srv"], "--start-command 'TOKEN=… ./srv'"],
  [["--start-command=TOKEN='two words' ./srv"], "'--start-command=TOKEN=… ./srv'"],
  [['--command', './tool --private-key=abc'], "--command './tool --private-key=…'"],
  [['--publish-command', "sh -c 'KEY=abc ./p'"], "--publish-command 'sh -c '\\''KEY=… ./p'\\'''"],
  [['--sites-url', 'https://a.example/?token=abc'], "--sites-url 'https://a.example/?token=[redacted]'"],
  [['--header-env', 'H', '--header-file', 'h.txt'], '--header-env H --header-file h.txt'],
  [['--declare', 'key-details=any'], '--declare key-details=any'],
])('secrets in %j are left out', (words, shown) => {
  expect(rerunCommand(['check', 'log', ...words])).toBe(`${LAUNCHER} check log ${shown}`);
});

test('words that a shell would take apart are quoted', () => {
  expect(rerunCommand(['--origin', "it's here"])).toBe(`${LAUNCHER} --origin 'it'\\''s here'`);
});

test('from source it is run as a script of the clone', () => expect(LAUNCHER).toBe('npm run touchstone --'));
