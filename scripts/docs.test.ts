/** The texts for people: every link leads somewhere, and every command in a block `sh` is one that there is. */
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { touchstone } from '../conformance/front/cli/command.test-tool.ts';
import { rootOf, SIGSTORE } from '../conformance/log/command/keys/trusted-root/trusted-root.test-tool.ts';
import { acceptedAuthority } from '../conformance/log/testbed/certificates/accepted-authority.ts';
import { TWO_OF_THREE } from '../conformance/log/testbed/witnesses/policies.ts';
import { policyText } from '../conformance/log/testbed/witnesses/witnesses.ts';
import { jsonReport } from '../conformance/report/document/json.ts';
import { failed, reportWith } from '../conformance/report/document/report.test-tool.ts';
import { ed25519Signer } from '../src/reference/log/index.ts';
import { anchorsOf, brokenLinks, linksOf, missingPaths, ROOT, textOf } from './generate/pages/links.test-tool.ts';

const PAGES = 'docs/reference/';
const texts = ['*.md', '{docs,spec,interop,fixtures,results}/**/*.md', 'src/reference/migration/README.md']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }))
  .map((path) => path.replaceAll('\\', '/'))
  // These are generated, and have a test of their own.
  .filter((path) => !path.startsWith(PAGES))
  .sort();
/** Their blocks have commands of a shell, which a test of their own runs. */
const examples = globSync('examples/**/*.md', { cwd: ROOT, exclude: ['**/node_modules/**'] }).sort();
describe('the links', () => {
  test.each([...texts, ...examples])('of %s lead somewhere', (path) => expect(brokenLinks(path)).toEqual([]));
  test('and the paths in code name files that there are', () => {
    const missing = texts.flatMap(missingPaths);
    // These are of a suite that the reader is about to write.
    expect(missing).toEqual(['conformance/note/', 'spec/requirements.yaml', 'spec/choices.yaml']);
  });
  test('reach every page of docs', () => {
    const linked = new Set(texts.flatMap((path) => linksOf(path).map(({ to }) => to)));
    expect(texts.filter((path) => path.startsWith('docs/') && !linked.has(path))).toEqual([]);
  });
  test('are found broken where they are', () => {
    expect(anchorsOf('README.md')).toContain('exit-codes');
    expect(anchorsOf('docs/configuration.md')).toContain('touchstoneyaml');
    expect(texts.length).toBeGreaterThan(40);
    expect(statSync(join(ROOT, 'docs/images/failure.png')).size).toBeGreaterThan(1000);
  });
});

const place = mkdtempSync(join(tmpdir(), 'touchstone-docs-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What the reader is to have set. */
const { vkey } = ed25519Signer({ name: 'log.example', privateKey: Buffer.alloc(32, 7) });
const env = { VKEY: vkey, LOG_URL: 'https://log.example', FEED_KEY: 'a-key', OTHER_KEY: 'b-key' };
/** Files that the reader is to have. */
const files: Readonly<Record<string, string>> = {
  'feed.key': 'a-key\n',
  'known.yaml': 'failures:\n  - { match: log/checkpoint/content-type#media-type, because: known }\n',
  'rome.pem': generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString(),
  'policy.txt': policyText(vkey, TWO_OF_THREE),
  'root.pem': new X509Certificate(acceptedAuthority().certificate).toString(),
  'root.key': acceptedAuthority().key,
  'rekor.pub': `-----BEGIN PUBLIC KEY-----\n${SIGSTORE.v2.publicKey.rawBytes}\n-----END PUBLIC KEY-----\n`,
  'trusted_root.json': JSON.stringify(rootOf([SIGSTORE.v1, SIGSTORE.v2])),
  'before.json': jsonReport(reportWith([failed('x', { id: 'log/tiles/match-entries' })])),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);

/** A command line of a text: its words, as a shell makes them. */
interface Line {
  readonly text: string;
  readonly line: string;
  readonly words: readonly string[];
}

/** The words of a command line. Only what the texts use of a shell is known: quotes, variables, comments, redirections. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  const pattern = /\s*(#.*|>\s*\S+|(?:'[^']*'|"[^"]*"|[^\s'"])+)/y;
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    const word = found[1]!;
    if (word.startsWith('#')) break;
    if (word.startsWith('>')) continue;
    const filled = word.replace(/'([^']*)'|\$\{?([A-Z_]+)\}?|"/g, (_all, quoted?: string, name?: string) => {
      if (name === undefined) return quoted ?? '';
      if (!Object.hasOwn(env, name)) throw new Error(`${line}: no text explains the variable ${name}`);
      return env[name as keyof typeof env];
    });
    words.push(filled);
  }
  return words;
}

const lines: readonly Line[] = texts.flatMap((text) =>
  [...textOf(text).matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block]) =>
    block!
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => {
        const words = wordsOf(line.replace(/^(npx touchstone|npm run touchstone --|touchstone) /, ''));
        if (words.join(' ') === wordsOf(line).join(' '))
          throw new Error(`${text}: a block sh holds commands of touchstone alone, not ${line}`);
        return { text, line, words };
      }),
  ),
);

/** The options of a command by their long names, as its help has them. */
const helps = new Map<string, Promise<string>>();
const helpOf = (command: readonly string[]): Promise<string> => {
  const name = command.join(' ');
  const known = helps.get(name) ?? touchstone([...command, '--help']).then(({ stdout }) => stdout);
  helps.set(name, known);
  return known;
};

/** How many words of a command line name the command. */
const DEPTH: Readonly<Record<string, number>> = { audit: 1, diff: 1, list: 1, explain: 1, 'self-test': 1 };

/** Commands of which only the options are checked: they need files of the reader's machine, or do not end. */
async function parse(words: readonly string[]): Promise<void> {
  const command = words.slice(0, DEPTH[words[0]!] ?? 2);
  const help = await helpOf(command);
  expect(help).toContain(`Usage: touchstone ${command.join(' ')}`);
  for (const option of words.filter((word) => word.startsWith('--'))) expect(help).toMatch(new RegExp(`${option}\\b`));
}

/** Options that name files of the reader. */
const FILES = [
  '--key-file',
  '--baseline',
  '--out',
  '--only-failed',
  '--public-key',
  '--trusted-root',
  '--policy',
  '--test-root',
  '--test-root-key',
];

const inPlace = (words: readonly string[]): string[] =>
  words.map((word, i) => {
    const option = words[i - 1] ?? '';
    if (option === '--report') return word.replace('=', `=${place}/`);
    return FILES.includes(option) ? join(place, word) : word;
  });

async function runs({ words }: Line): Promise<void> {
  const [command, what] = words;
  if (words.includes('--help') || ['list', 'explain', 'faults', 'variants'].includes(command!)) {
    const { code, stderr } = await touchstone(words);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  } else if (command === 'check') {
    const { code, stderr, stdout } = await touchstone([...inPlace(words), '--plan'], {
      env: { ...process.env, ...env },
    });
    // A module of the reader's own is not there.
    if (words.includes('--module')) return parse(words);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).not.toBe('');
  } else if (command === 'fixtures' && what === 'migration') {
    // The other lines take longer, and have separate tests.
    const { code, stderr } = await touchstone(inPlace(words));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  } else await parse(words);
  // Every mentioned fault and variant has to exist.
  const altered = words[words.findIndex((word) => word === '--fault' || word === '--variant') + 1]!;
  if (command === 'serve' && words.some((word) => word === '--fault' || word === '--variant'))
    expect(await touchstone(['explain', altered])).toMatchObject({ code: 0 });
}

describe('the commands', () => {
  test('exist', () => expect(lines.length).toBeGreaterThan(50));
  test.each(lines)('$text: $line', (line) => runs(line));
});
