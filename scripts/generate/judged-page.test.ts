/** The list of implementations in the documents is that of `results/`, with the command that makes each result again. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { implementationNames } from '../../conformance/front/cli/results/read-results.ts';
import { SUITES } from '../../conformance/suites.ts';
import { judgedPage } from './judged-page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${ROOT}docs/judged.md`, 'utf8');

test('docs/judged.md is current', async () => {
  expect(page).toBe(await judgedPage(SUITES));
});

test.each(implementationNames(`${ROOT}results`))('%s has one row', (name) => {
  expect(page.split('\n').filter((line) => line.includes(`\`npm run results -- ${name}\``))).toHaveLength(1);
});
