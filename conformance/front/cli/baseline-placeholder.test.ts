import { expect, test } from 'vitest';
import { PLACEHOLDER, unexplained } from './baseline-placeholder.ts';

const vague = (match: string) => ({ match, because: PLACEHOLDER });

test('entries that nobody has given a reason for are told of once', () => {
  expect(unexplained('b.yaml', [{ match: 'a#b', because: 'a slow disk' }])).toBeUndefined();
  expect(unexplained('b.yaml', [{ ...vague('a#b'), issue: 'https://example.com/1' }])).toBeUndefined();
  expect(unexplained('b.yaml', [vague('a#b')])).toBe(`the baseline b.yaml: "a#b" says "${PLACEHOLDER}"; say there why`);
  expect(unexplained('b.yaml', [vague('a#b'), { match: 'c#d', because: 'x' }, vague('e#f'), vague('g#h')])).toBe(
    `the baseline b.yaml: "a#b" and 2 more say "${PLACEHOLDER}"; say there why`,
  );
});
