/** Completion in real shells: keys are pressed in a terminal, and the command line that comes of them is read. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { touchstone } from '../command.test-tool.ts';
import { hasPty } from '../pty.test-tool.ts';
import { SHELLS } from './value-sets.ts';

const PTY = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';
const has = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const skipped = (shell: string) => {
  const skip = !has(shell) || (shell !== 'fish' && !hasPty);
  if (skip)
    console.warn(`skipped: ${shell} is not on this machine, or nothing makes terminals: completion is not tried there`);
  return skip;
};

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  writeFileSync(join(folder, 'my-baseline.yaml'), '');
  for (const shell of SHELLS) writeFileSync(join(folder, shell), (await touchstone(['completion', shell])).stdout);
});

/** A program of that name prints its words, each in angle brackets. The terminal shows this line as well, so `got` is in two parts. */
const PROGRAM = `touchstone() { printf 'go''t:'; printf '<%s>' "$@"; echo :end; }`;
const START = {
  bash: [['bash', '--norc', '--noprofile', '-i'], `${PROGRAM}; . ./bash; PS1='ready''> '\n`],
  zsh: [['zsh', '-f', '-i'], `${PROGRAM}; autoload -Uz compinit; compinit -u -D; . ./zsh; PS1='ready''> '\n`],
} as const;

/** The words that a program gets after these keys and Enter, in a new terminal. */
async function typed(shell: keyof typeof START, keys: string): Promise<string | undefined> {
  const [argv, start] = START[shell];
  const child = spawn('python3', ['-c', PTY, ...argv], {
    cwd: folder,
    env: { ...process.env, TERM: 'dumb' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let shown = '';
  child.stdout.on('data', (bytes) => (shown += bytes));
  const until = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(stripVTControlCharacters(shown));
      if (found) return found;
      await once(child.stdout, 'data');
    }
  };
  child.stdin.write(start);
  await until(/ready> /);
  child.stdin.write(`${keys}\r`);
  const [, words] = await until(/got:(.*?):end/);
  child.kill();
  return words;
}

/** Keys with tabs, and the words that come of them. */
const CASES = [
  ['touchstone ch\tfeed --lev\tmu\t', '<check><feed><--level><must>'],
  ['touchstone ch\tlog-\t--ki\tmon\t', '<check><log-client><--kind><monitor>'],
  ['touchstone check feed --prof\topen\t', '<check><feed><--profile><open-data-v2>'],
  [
    'touchstone check log --only log/tiles/match-e\tLOG-TL-01\t1',
    '<check><log><--only><log/tiles/match-entries><LOG-TL-011>',
  ],
  ['touchstone check log --declare empty-log=n\t', '<check><log><--declare><empty-log=not-found>'],
  ['touchstone check log --strict --baseline my\t', '<check><log><--strict><--baseline><my-baseline.yaml>'],
  ['touchstone check log --report ju\tmy\t', '<check><log><--report><junit=my-baseline.yaml>'],
  ['touchstone explain LOG-CP-00\t4', '<explain><LOG-CP-004>'],
  ['touchstone serve log --fault leaf-hash-wi\t', '<serve><log><--fault><leaf-hash-without-prefix>'],
  [
    'touchstone check --only-f\tmy\t--prof\topen\t',
    '<check><--only-failed><my-baseline.yaml><--profile><open-data-v2>',
  ],
  ['touchstone help che\t', '<help><check>'],
  ['touchstone chekc lo\t', '<chekc><lo>'],
  ['touchstone init --ci gith\tmig\t', '<init><--ci><github><migration>'],
] as const;

describe.each(['bash', 'zsh'] as const)('in %s', (shell) => {
  test.skipIf(skipped(shell)).each(CASES)(
    'the keys %j give %s',
    async (keys, words) => expect(await typed(shell, keys)).toBe(words),
    60_000,
  );
});

describe.skipIf(skipped('fish'))('in fish', () => {
  const completed = (line: string) => {
    const { stdout } = spawnSync('fish', ['--no-config', '-c', `source ./fish; complete -C ${JSON.stringify(line)}`], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout
      .trim()
      .split('\n')
      .map((found) => found.split('\t')[0]);
  };
  test.each([
    ['touchstone ch', ['check']],
    ['touchstone check ', ['feed', 'feed-client', 'help', 'log', 'log-client', 'migration']],
    ['touchstone chekc lo', ['']],
    ['touchstone check --only-f', ['--only-failed']],
    ['touchstone check --config my', ['my-baseline.yaml']],
    ['touchstone check log --lev', ['--level']],
    ['touchstone check log --level ', ['must', 'should']],
    ['touchstone check feed --profile open', ['open-data-v2']],
    ['touchstone check log --only log/tiles/match-e', ['log/tiles/match-entries']],
    ['touchstone check log --declare empty-log=n', ['empty-log=not-found']],
    ['touchstone check log --strict --baseline my', ['my-baseline.yaml']],
    ['touchstone check log --report junit=my', ['junit=my-baseline.yaml']],
    ['touchstone check log-client --kind log mon', ['monitor']],
    ['touchstone explain LOG-CP-004', ['LOG-CP-004']],
    ['touchstone serve log --fault leaf-hash-wi', ['leaf-hash-without-prefix']],
    ['touchstone init --ci gith', ['github']],
  ])('%j gives %j', (line, words) => expect(completed(line)).toEqual(words), 60_000);
});
