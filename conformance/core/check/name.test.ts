import { expect, test } from 'vitest';
import { exportName, nameOfExport } from './name.ts';

test.each([
  ['matchEntries', 'match-entries'],
  ['sha256OfTheKey', 'sha-256-of-the-key'],
  ['answersAbove32AtOnce', 'answers-above-32-at-once'],
  ['json', 'json'],
])('%s is %s, both ways', (member, name) => {
  expect(nameOfExport(member)).toBe(name);
  expect(exportName(name)).toBe(member);
});
