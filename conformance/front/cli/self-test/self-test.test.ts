import { describe, expect, test } from 'vitest';
import { touchstone } from '../command.test-tool.ts';

const FAULT = 'crlf-in-checkpoint';
/** Nearly no other check notices it. */
const FAULT_OF_ONE_CHECK = 'range-without-its-last-byte';
const selfTest = (...words: readonly string[]) => touchstone(['self-test', 'log', ...words]);
const countsIn = (stdout: string) => {
  const [, judged, leftOut = '0'] = /\n([\d,]+) judgements? by a check; (?:([\d,]+) left out)?/.exec(stdout) ?? [];
  return [judged, leftOut].map((text) => Number(text?.replaceAll(',', '')));
};

describe('self-test', () => {
  test('counts one fault as one, says how it failed, and knows a name that is not there', async () => {
    const [one, absent] = await Promise.all([
      touchstone(['self-test', '--only', FAULT]),
      touchstone(['self-test', '--only', `${FAULT}s`]),
    ]);
    expect([one.code, one.stdout]).toEqual([0, expect.stringContaining('\n1 fault, 0 variants; all as expected\n')]);
    expect(one.stdout).toMatch(
      /^✓ fault crlf-in-checkpoint: (\S+)\n {4}\1: expected \S.*; found \S.* \(.+\)\n {4}.* explain '\1'\n1 fault/,
    );
    expect([absent.code, absent.stderr]).toEqual([2, expect.stringContaining(`similar: ${FAULT}`)]);
  });

  test('leaves judgements out, says in its last line how many, and chooses the same ones by the same seed', async () => {
    const [first, again, whole] = await Promise.all([
      selfTest('--only', FAULT_OF_ONE_CHECK, '--seed', '7'),
      selfTest('--only', FAULT_OF_ONE_CHECK, '--seed', '7'),
      selfTest('--only', FAULT_OF_ONE_CHECK, '--whole'),
    ]);
    expect(first.stdout).toBe(again.stdout);
    expect(first.stdout).toMatch(
      /\n\d+ judgements by a check; \d+ left out: --whole makes all, --seed 7 leaves out the same ones\n$/,
    );
    expect(whole.stdout).toMatch(/\n\d+ judgements by a check; --whole leaves no judgement out\n$/);
    const [judged = 0, leftOut = 0] = countsIn(first.stdout);
    expect([judged + leftOut, 0]).toEqual(countsIn(whole.stdout));
    expect(leftOut).toBeGreaterThan(judged);
  });

  test.each([
    [['--jobs', '0'], '--jobs takes a whole number from 1 to 64, not "0"'],
    [['--jobs', '1.5'], '--jobs takes a whole number from 1 to 64, not "1.5"'],
    [['--seed', 'x'], '--seed takes a whole number, not "x"'],
    [['--seed', '1', '--whole'], '--seed chooses checks, and with --whole all checks judge: give one of the two'],
    [['--shard', '3/2'], '--shard takes a part and how many parts there are, such as 1/4 (at most 1000), not "3/2"'],
    [['--shard', '0/2'], 'such as 1/4 (at most 1000), not "0/2"'],
    [['--shard', '1'], 'such as 1/4 (at most 1000), not "1"'],
  ])('with %j is wrong usage', async (words, sentence) => {
    const { code, stdout, stderr } = await selfTest(...words);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
  });
});
