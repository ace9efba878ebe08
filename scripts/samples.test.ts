import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quotations, samples } from './samples.ts';

// `npm test` and `npm run typecheck` compile them with the project.
test('each sample is a module of its own', () => {
  expect(samples.length).toBeGreaterThanOrEqual(8);
  expect(new Set(samples.map(({ path }) => path)).size).toBe(samples.length);
});

describe('the quotations', () => {
  test('exist', () => expect(quotations.length).toBeGreaterThanOrEqual(3));
  test.each(quotations)('$text: $path', ({ path, code }) =>
    expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toContain(code),
  );
});
