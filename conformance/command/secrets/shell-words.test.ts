import { expect, test } from 'vitest';
import { shellWords } from './shell-words.ts';

test.each<[string, string[]]>([
  ['./srv --port 3000', ['./srv', '--port', '3000']],
  [`TOKEN='two words' ./srv`, ['TOKEN=two words', './srv']],
  [`a"b c"'d e'f\\ g`, ['ab cd ef g']],
  [`"a \\"b\\" \\$c \\d"`, ['a "b" $c \\d']],
  ['a&&b;c|d>e', ['a', 'b', 'c', 'd', 'e']],
  [`'' ""`, ['', '']],
  [`'open to the end`, ['open to the end']],
  ['"open too', ['open too']],
  ['back\\', ['back']],
  ['  ', []],
])('%s', (line, words) => {
  const found = shellWords(line);
  expect(found.map(({ text }) => text)).toEqual(words);
  for (const { start, end } of found) expect(line.slice(start, end).trim()).toBe(line.slice(start, end));
});

test('a line of a megabyte takes linear time', () => {
  for (const filler of ['a', "'", '"', '\\', ' ', `'"`, '$(']) shellWords(filler.repeat(500_000));
});
