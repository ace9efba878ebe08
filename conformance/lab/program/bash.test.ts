import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnPlace, openPlace } from '../place/own-place.ts';
import { bashCompletion, bashSyntaxError } from './bash.ts';

let at: OwnPlace;
beforeAll(() => {
  at = openPlace({ rpc: 'http://127.0.0.1:9', network: 'private' });
});
afterAll(() => at.remove());

describe('bash', () => {
  test('accepts a script, or reports its syntax error', async () => {
    expect(await bashSyntaxError('complete -W "a b" tool\n', at)).toBeUndefined();
    expect(await bashSyntaxError('if true; then\n', at)).toMatch(/syntax error/);
  });

  test.each([
    ['a list of words', 'complete -W "base dao --quiet" tool'],
    ['a function', '_t() { COMPREPLY=($(compgen -W "base dao --quiet" -- "$2")); }\ncomplete -o default -F _t tool'],
    [
      'a function that reads the line',
      '_t() { case "$COMP_LINE" in *--) COMPREPLY=(--quiet);; *) COMPREPLY=(base dao);; esac; }\ncomplete -F _t tool',
    ],
  ])('completes by %s', async (_by, script) => {
    const { commands, words, missing } = await bashCompletion(script, at);
    expect({ commands, missing }).toEqual({ commands: ['tool'], missing: undefined });
    expect(new Set(words)).toEqual(new Set(['base', 'dao', '--quiet']));
  });

  test('reports functions and programs that a script calls and that do not exist', async () => {
    const script = '_t() { COMPREPLY=($(no-such-tool --complete)); }\ncomplete -F _t one two';
    const { commands, words, missing } = await bashCompletion(script, at);
    expect([...commands].sort()).toEqual(['one', 'two']);
    expect(words).toEqual([]);
    expect(missing).toContain('no-such-tool');
  });

  test('reports no commands for a script without completions', async () => {
    expect(await bashCompletion('echo hello', at)).toEqual({ commands: [], words: [], missing: undefined });
  });
});
