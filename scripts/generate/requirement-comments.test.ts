import { expect, test } from 'vitest';
import { type RequirementEntry, withRequirements } from './requirement-comments.ts';

const REQUIREMENTS: Record<string, RequirementEntry> = {
  'LOG-AB-001': { level: 'must', text: 'A tile is never empty.', source: { document: 'tlog-tiles', section: 'Tiles' } },
  'LOG-AB-002': { level: 'should', text: 'A word '.repeat(30).trim(), source: { document: 'http', section: '8.4' } },
};
const CHECK = "export const x = check<T>()({\n  // Why it is so.\n  proves: ['LOG-AB-001', 'LOG-AB-002'],\n});\n";

test('each requirement stands above the ids, with its level and section, below other comments', () => {
  const [, , ...lines] = withRequirements(CHECK, REQUIREMENTS).split('\n');
  expect(lines[0]).toBe('  // LOG-AB-001 (must): A tile is never empty. [tlog-tiles, "Tiles"]');
  expect(lines[1]).toMatch(/^ {2}\/\/ LOG-AB-002 \(should\): A word A word/);
  expect(lines[2]).toMatch(/^ {2}\/\/ {3}.*\[http, "8\.4"\]$/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(130);
});

test('a statement that was changed takes the place of the former', () => {
  const former = withRequirements(CHECK, REQUIREMENTS);
  expect(withRequirements(former, REQUIREMENTS)).toBe(former);
  const changed = withRequirements(former, {
    ...REQUIREMENTS,
    'LOG-AB-002': { ...REQUIREMENTS['LOG-AB-002']!, text: 'Short.' },
  });
  expect(changed.split('\n').slice(1, 5)).toEqual([
    '  // Why it is so.',
    '  // LOG-AB-001 (must): A tile is never empty. [tlog-tiles, "Tiles"]',
    '  // LOG-AB-002 (should): Short. [http, "8.4"]',
    "  proves: ['LOG-AB-001', 'LOG-AB-002'],",
  ]);
});
