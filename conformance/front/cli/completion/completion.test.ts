/** The scripts for shells hold everything that the help of the commands shows. */

import { beforeAll, describe, expect, test } from 'vitest';
import { requirementsOf } from '../../../core/spec/requirement.ts';
import { SUITES } from '../../../suites.ts';
import { touchstone } from '../command.test-tool.ts';
import { SHELLS } from './value-sets.ts';

/** A command as its help shows it: that is written by Commander, not by us. */
interface Helped {
  readonly path: readonly string[];
  readonly options: readonly string[];
  readonly commands: readonly string[];
}

async function helpsBelow(path: readonly string[]): Promise<readonly Helped[]> {
  const { stdout } = await touchstone([...path, '--help']);
  const options = [...stdout.matchAll(/^ {2}(-\w, )?(--[a-z-]+)/gm)].map(([, , long]) => long!);
  const [, list = ''] = /^Commands:\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
  const commands = [...list.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name!);
  const below = await Promise.all(
    commands.filter((name) => name !== 'help').map((name) => helpsBelow([...path, name])),
  );
  return [{ path, options, commands }, ...below.flat()];
}

const scripts = new Map<string, string>();
let helps: readonly Helped[];
beforeAll(async () => {
  helps = await helpsBelow([]);
  for (const shell of SHELLS) {
    const { code, stdout, stderr } = await touchstone(['completion', shell]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    scripts.set(shell, stdout);
  }
});

test('the help shows many commands and options', () => {
  expect(helps.length).toBeGreaterThan(20);
  expect(helps.flatMap(({ options }) => options).length).toBeGreaterThan(200);
});

describe.each(SHELLS)('the script for %s', (shell) => {
  /** The lines about a command: those of its table, or those that are for it. */
  const about = (path: string): string => {
    const script = scripts.get(shell)!;
    if (shell === 'fish')
      return script
        .split('\n')
        .filter((line) => line.includes(`__touchstone_at \\'${path}\\''`))
        .join('\n');
    const [start, end] = shell === 'bash' ? [`    '${path}') REPLY='`, "' ;;"] : [`  '/${path}' '`, "'\n  '/"];
    return script
      .split(start)
      .slice(1)
      .map((text) => text.split(end)[0])
      .join('\n');
  };
  test('has each option and each command of each command', () => {
    const missing = helps.flatMap(({ path, options, commands }) => {
      const text = about(path.join(' '));
      const words = [...options.map((name) => (shell === 'fish' ? `-l ${name.slice(2)}` : name)), ...commands];
      return words
        .filter((word) => !new RegExp(`(^|[\\s'])${word}($|[\\s':])`, 'm').test(text))
        .map((word) => [...path, word]);
    });
    expect(missing).toEqual([]);
  });
  test('has the options of every interface at a check of the one in touchstone.yaml', () => {
    const named = (path: string) => new Set(about(path).match(shell === 'fish' ? /-l [a-z-]+/g : /--[a-z-]+/g));
    const every = SUITES.flatMap(({ name }) => [...named(`check ${name}`)]);
    expect(every.length).toBeGreaterThan(100);
    expect(every.filter((option) => !named('check').has(option))).toEqual([]);
  });
  test('has all requirements, checks, faults and profiles', async () => {
    const words = new Set(scripts.get(shell)!.split(/[\s']+/));
    for (const suite of SUITES) {
      const { checks } = await suite.suite();
      const { faults, variants } = await suite.alterations();
      const ids = [...requirementsOf(suite.name), ...checks].map(({ id }) => id);
      const all = [...ids, ...Object.keys(faults), ...Object.keys(variants), 'rekor-v2', 'open-data-v2'];
      expect(all.filter((word) => !words.has(word))).toEqual([]);
    }
  });
});

describe('words that may stand as a value', () => {
  const setsIn = (script: string) =>
    new Map(
      [...script.matchAll(/^ {4}'([a-z_-]+)'\) REPLY='(.*)' ;;$/gm)].map(([, name, words]) => [
        name!,
        words!.split(' '),
      ]),
    );
  test('are sets that exist, and none of them is empty', () => {
    const bash = scripts.get('bash')!;
    const named = [...bash.matchAll(/REPLY='[1+] (\S+)'/g)].flatMap(([, sets]) => sets!.split(','));
    const sets = setsIn(bash);
    expect(new Set(named).size).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !['file', 'anything'].includes(name) && !sets.has(name))).toEqual([]);
  });
  test.each([
    ['level', ['check', 'log']],
    ['report', ['check', 'feed']],
    ['ci', ['init', 'log']],
    ['duplicates', ['serve', 'log']],
    ['status', ['serve', 'feed']],
    ['order', ['serve', 'feed']],
    ['upcoming', ['serve', 'feed']],
    ['facets_migration', ['check', 'migration']],
  ])('are those of the help: %s', async (set, command) => {
    const { stdout } = await touchstone([...command, '--help']);
    const option = set.startsWith('facets') ? 'without' : set;
    const [, text = ''] = new RegExp(`--${option} ([^]*?)\\n {2}-`).exec(stdout) ?? [];
    const words = setsIn(scripts.get('bash')!).get(set)!;
    expect(words.length).toBeGreaterThan(1);
    expect(words.filter((word) => !new RegExp(`\\b${word.replace('=', '')}\\b`).test(text))).toEqual([]);
  });
});

test('another shell is wrong usage', async () => {
  expect(await touchstone(['completion', 'tcsh'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'touchstone: completion takes bash, zsh or fish, not "tcsh".\n',
  });
});
