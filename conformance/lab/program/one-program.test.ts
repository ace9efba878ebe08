import { expect, test } from 'vitest';
import { isOneProgram } from './one-program.ts';

test.each([
  'tool',
  ' tool a "b c" \'d;e\' "$@" ',
  'node ./x.js --y=2',
  '"$HOME"/bin/tool $A $'.concat('{B}'),
  '~/bin/tool a\\;b',
  "'/a b/tool' c",
  '"$HOME/bin/tool"',
])('%s is one program', (line) => expect(isOneProgram(line)).toBe(true));

test.each([
  'a; b',
  'a && b',
  'a | b',
  'a &',
  'a\nb',
  '{ a; }',
  '(a)',
  'a $(b)',
  'a `b`',
  'a "$(b)"',
  '$'.concat('{A:-b c}'),
  'a > b',
  "a # don't\nb # isn't",
  '# a',
  'A=1 tool',
  '$TOOL a',
  '. ./tool.sh',
  'eval "a b"',
  'exec tool',
  'a "b',
  '',
])('%j is more than that, or less', (line) => expect(isOneProgram(line)).toBe(false));
