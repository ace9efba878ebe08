import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LATEST_CORE } from './core/core-package.ts';
import { VERSION } from './version.ts';

test('the version is that of the package, and begins with the version of the core', () => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  expect(VERSION).toBe(version);
  expect(VERSION).toMatch(new RegExp(`^${LATEST_CORE.replaceAll('.', '\\.')}-v\\d+$`));
});
