import { expect, test } from 'vitest';
import { PLACEHOLDER, unexplainedEntries } from './baseline-placeholder.ts';

const vague = (match: string) => ({ match, because: PLACEHOLDER });

test('entries with the placeholder are reported once', () => {
  expect(unexplainedEntries('b.yaml', [{ match: 'a#b', because: 'a slow disk' }])).toBeUndefined();
  expect(unexplainedEntries('b.yaml', [{ ...vague('a#b'), issue: 'https://example.com/1' }])).toBeUndefined();
  expect(unexplainedEntries('b.yaml', [vague('a#b')])).toBe(
    `the baseline b.yaml: "a#b" says "${PLACEHOLDER}"; say there why`,
  );
  expect(unexplainedEntries('b.yaml', [vague('a#b'), { match: 'c#d', because: 'x' }, vague('e#f'), vague('g#h')])).toBe(
    `the baseline b.yaml: "a#b" and 2 more say "${PLACEHOLDER}"; say there why`,
  );
});
