import { describe, expect, test } from 'vitest';
import { ENCODINGS } from '../../../transport/secrets/encodings.test-tool.ts';
import { touchstone } from '../command.test-tool.ts';
import { expectNowhere, plantInRun } from './planted-secrets.test-tool.ts';

describe.concurrent('nothing that a run leaves has a secret', { timeout: 120_000 }, () => {
  test('which a feed sends back in many encodings at many places', () => plantInRun('feed', 2, 3));

  const SECRET = 'two words & more';
  const forms = ['plain', 'names of HTML', 'percent, every byte', 'base64 after 1'].map((name) =>
    ENCODINGS[name]!(SECRET),
  );
  /** A shell command that prints a text and ends. */
  const printing = (text: string) => `printf %s '${text.replaceAll("'", "'\\''")}' >&2; exit 3`;

  test.each(forms)('which a program prints as %s before it ends', async (form) => {
    const started = `TOKEN='${SECRET}' true; ${printing(`bad token: ${form}`)}`;
    const { code, stdout, stderr } = await touchstone([
      ...['check', 'log', '--read-url', 'http://127.0.0.1:1', '--without', 'keys', '--json'],
      ...['--start-command', started],
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('[redacted]')]);
    expectNowhere([form], [stdout, stderr]);
  });

  test.each([
    [['--api-key=SECRET-1'], "unknown option '--api-key=[redacted]'"],
    [['--api-key', 'X'], "unknown option '--api-key'"],
    [['--read-url', 'ftp://me:SECRET-1@a.example'], 'expected an http or https address'],
    [['--read-url', 'https://me:SECRET-1@a.example'], 'user information'],
    [['--read-url', 'https://a.example/?token=SECRET-1'], 'neither a query'],
    [['--read-url', 'https://a.example', '--header', 'SECRET-1'], "expected 'Name: value'"],
    [['--read-url', 'https://a.example', '--header-env', 'MY_HEADER'], "expected 'Name: value'"],
    [
      [
        '--read-url',
        'http://127.0.0.1:1',
        '--wait-for',
        'http://127.0.0.1:1',
        '--start-command',
        'x --api-key SECRET-1',
      ],
      'x: not found',
    ],
  ])('which stands in a mistake: %j', async (args, sentence) => {
    const ended = await touchstone(['check', 'log', ...args], { env: { ...process.env, MY_HEADER: 'SECRET-1' } });
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    expectNowhere(['SECRET-1'], [ended.stdout, ended.stderr]);
  });
});
