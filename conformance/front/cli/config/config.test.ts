import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { specDocument } from '../../../command/package-data.ts';
import { CORE_CONTRACTS } from '../../../migration/oracle/contracts/core-contracts.ts';
import { COMMAND_WORDS, OPTION_WORDS } from '../../../migration/target/command/words.ts';
import { SUITES } from '../../../suites.ts';
import { configOptions } from './config.ts';
import { configSchema } from './config-schema.ts';
import { readYaml } from './read-yaml.ts';

const SUITE_NAMES = SUITES.map(({ name }) => name);

/** A JSON Schema, as deep as it goes. */
interface Nested {
  readonly properties?: Readonly<Record<string, Nested>>;
}

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (text: string): string => {
  const file = join(folder, 'x.yaml');
  writeFileSync(file, text);
  return file;
};
const options = (text: string) => configOptions(written(text), 'log');
const refusal = async (read: () => unknown): Promise<string> => {
  try {
    await read();
  } catch (cause) {
    return (cause as Error).message.replace(`${folder}/`, '');
  }
  return 'it was accepted';
};

describe('a configuration', () => {
  test('gives the options of its suite under their names in code', async () => {
    const text =
      'log:\n  read-url: https://log.example\n  max-writes: 5\n  declare: { empty-log: size-0 }\n  vkey: [a, b]\n';
    expect(await options(text)).toEqual({
      readUrl: 'https://log.example',
      maxWrites: 5,
      declare: { 'empty-log': 'size-0' },
      vkey: ['a', 'b'],
    });
  });

  test('may have one text where a list can stand', async () => {
    expect(await options('log:\n  vkey: one\n  header: "A: b"\n  url: http://x\n')).toEqual({
      vkey: ['one'],
      header: ['A: b'],
      url: 'http://x',
    });
  });

  test('may be empty, or absent', async () => {
    expect([await options(''), await options('# nothing yet\n'), await configOptions(undefined, 'log')]).toEqual([
      {},
      {},
      {},
    ]);
  });

  test.each([
    ['log:\n  url: a\n  vkeys: [a]\n', 'x.yaml, line 3: log has no key "vkeys"; similar: vkey'],
    ['logs: {}\n', 'x.yaml, line 1: there is no key "logs"; similar: log'],
    ['\ntool: {}\n', `x.yaml, line 2: there is no key "tool"; there are: ${SUITE_NAMES.join(', ')}`],
    ['- log\n', 'x.yaml, line 1: the file takes keys with values, not a list with other things in it'],
    ['log:\n', 'x.yaml, line 1: log takes keys with values, not nothing'],
    ['log:\n  max-writes: many\n', 'x.yaml, line 2: log.max-writes takes a whole number from 0, not "many"'],
    ['log:\n  max-writes: -1\n', 'x.yaml, line 2: log.max-writes takes a whole number from 0, not -1'],
    ['log:\n  rate: fast\n', 'x.yaml, line 2: log.rate takes a number, not "fast"'],
    ['log:\n  strict: yes\n', 'x.yaml, line 2: log.strict takes true or false, not "yes"'],
    ['log:\n  level: high\n', 'x.yaml, line 2: log.level takes must or should, not "high"'],
    ['log:\n  url: 5\n', 'x.yaml, line 2: log.url takes a text, not 5'],
    ['log:\n  vkey: 5\n', 'x.yaml, line 2: log.vkey takes a text or a list of texts, not 5'],
    [
      'log:\n  header: ["A: secret", 5]\n',
      'x.yaml, line 2: log.header takes a text or a list of texts, not a list with other things in it',
    ],
    ['log:\n  declare:\n    a: true\n', 'x.yaml, line 3: log.declare.a takes a text or a number, not true'],
  ])('%j is refused with the key and what it takes', async (text, sentence) =>
    expect(await refusal(() => options(text))).toBe(sentence),
  );

  test.each([
    ['options: { core-versoin: a }', 'options has no key "core-versoin"; similar: core-version'],
    ['contracts: { DAOTokn: GEN }', 'contracts has no key "DAOTokn"; similar: DAOToken'],
    ['files: { migration.jsn: x }', 'files has no key "migration.jsn"; similar: migration.json'],
    ['library: { LocalChan: x }', 'library has no key "LocalChan"; similar: LocalChain'],
    ['libraryOptions: { disable-conf: x }', 'libraryOptions has no key "disable-conf"; similar: disable-confs'],
    ['params: { fromCor: x }', 'params has no key "fromCor"; similar: fromCore'],
    ['dao: { Avatr: x }', 'dao has no key "Avatr"; similar: Avatar'],
    ['test: { proposalID: x }', 'test has no key "proposalID"; similar: proposalId'],
    ['commands: { completions: x }', 'commands has no key "completions"; similar: completion'],
    ['options: { provider: 7 }', 'options.provider takes a text or null, not 7'],
  ])('names that the document does not have are refused: %s', async (text, sentence) =>
    expect(await refusal(() => options(`migration:\n  names:\n    ${text}\n`))).toBe(
      `x.yaml, line 3: migration.names.${sentence}`,
    ),
  );

  test('may name what a tool lacks, and contracts beyond those of the base', async () => {
    const text = 'migration:\n  names: { contracts: { GenericScheme: UGenericScheme, UController: null } }\n';
    expect(await configOptions(written(text), 'migration')).toEqual({
      names: { contracts: { GenericScheme: 'UGenericScheme', UController: null } },
    });
  });

  test('has a key for each word that checks have of the document', () => {
    const { properties } = (configSchema() as Nested).properties!.migration!.properties!.names!;
    const words = (map: string) => Object.keys(properties![map]!.properties!);
    expect(words('options')).toEqual([...OPTION_WORDS]);
    // The document has no word for the command that releases.
    expect(words('commands')).toEqual([...COMMAND_WORDS, 'release']);
    expect(words('contracts')).toEqual(expect.arrayContaining(Object.keys(CORE_CONTRACTS)));
    const keys = (of: Nested): string[] => [
      ...Object.keys(of.properties ?? {}),
      ...Object.values(of).flatMap((part) => (typeof part === 'object' && part !== null ? keys(part as Nested) : [])),
    ];
    const usedKeys = new Set(keys(specDocument('migration/params.schema.json') as Nested));
    for (const network of ['default', 'private', 'kovan']) usedKeys.delete(network);
    expect(words('params')).toEqual(expect.arrayContaining([...usedKeys]));
  });

  test('that is no YAML, or repeats itself without measure, is refused', async () => {
    expect(await refusal(() => options('log: [\n'))).toMatch(/^x\.yaml, line \d: /);
    expect(await refusal(() => options('log:\n  url: "a\n  vkey: b\n'))).toBe('x.yaml, line 4: Missing closing "quote');
    expect(await refusal(() => options('log:\n  url: a\n  url: b\n'))).toBe('x.yaml, line 3: Map keys must be unique');
    const bomb = `a: &a [${'x,'.repeat(9)}x]\n${[...'bcdefgh'].map((c, i) => `${c}: &${c} [${`*${'abcdefgh'[i]},`.repeat(10)}]\n`).join('')}`;
    expect(await refusal(() => options(bomb))).toBe(
      'x.yaml: Excessive alias count indicates a resource exhaustion attack',
    );
    expect(await refusal(() => configOptions(join(folder, 'none.yaml'), 'log'))).toMatch(
      /^none\.yaml cannot be read: /,
    );
  });
});

describe('a baseline', () => {
  test.each([
    ['failures:\n  - because: x\n', 'x.yaml, line 2: failures.0 lacks the key "match"'],
    [
      'failures:\n  - because: x\n    mach: a#b\n',
      'x.yaml, line 3: failures.0 lacks the key "match", and there is no key "mach"; similar: match',
    ],
    [
      'failures:\n  - match: log/tiles/served\n',
      'x.yaml, line 2: failures.0.match takes check-id#reason, not "log/tiles/served"',
    ],
    [
      'failures:\n  - match: a#b\n    until: soon\n',
      'x.yaml, line 3: failures.0.until takes a date as YYYY-MM-DD, not "soon"',
    ],
    [
      'failures:\n  - match: a#b\n    because: ""\n',
      'x.yaml, line 3: failures.0.because takes a text that is not empty, not ""',
    ],
    ['failures: none\n', 'x.yaml, line 1: failures takes a list, not "none"'],
  ])('%j is refused', async (text, sentence) =>
    expect(await refusal(() => readYaml(written(text), specDocument('baseline.schema.json')))).toBe(sentence),
  );
});
