import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { filledCommand, namesInBraces } from './placeholders.ts';

describe('words in braces', () => {
  test('are named once each', () => {
    expect(namesInBraces('a {url} --k={vkey} {url} {UP} {}')).toEqual(['url', 'vkey']);
  });

  test.each([
    ['touchstone.example/log+log', 'touchstone.example/log+log'],
    ['a\u00a0b', 'a\u00a0b'],
    ['it\'s $HOME `x` "y" \\', 'it\'s $HOME `x` "y" \\'],
  ])('become one word of the shell: %j', (origin, word) => {
    const line = filledCommand("printf '%s|' --origin={origin} {origin} {other}", { origin });
    const { stdout } = spawnSync('/bin/sh', ['-c', line], { encoding: 'utf8' });
    expect(stdout).toBe(`--origin=${word}|${word}|{other}|`);
  });
});
