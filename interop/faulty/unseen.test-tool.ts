import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { loadedAlterations } from '../../conformance/front/self-test/altered.test-tool.ts';
import { ALTERATIONS } from '../../conformance/migration/fakes/alterations.test-tool.ts';
import { FAULTS } from './faults.test-tool.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const TESTS = [
  'conformance/**/*.test.ts',
  'conformance/**/*.test-interop.ts',
  'conformance/**/*.test-soak.ts',
  'interop/**/*.test.ts',
  'interop/**/*.test-soak.ts',
];

/** Keys in tests: complete, or without the topic where the test adds it. */
function named(text: string): readonly string[] {
  const whole = text.matchAll(/\b([\w-]+\/[\w-]+#[\w-]+)/g);
  const [, topic] = /migration\/([\w-]+)\/(?:\$\{|', '')/.exec(text) ?? [];
  const ends = topic === undefined ? [] : text.matchAll(/'([\w-]+#[\w-]+)'/g);
  return [...[...whole].map(([key]) => `migration/${key}`), ...[...ends].map(([, end]) => `migration/${topic}/${end}`)];
}

/** Each `check#reason` of the migration suite that no fake, faulty tool, fault of the reference or test expects. */
export async function unseen(): Promise<readonly string[]> {
  const seen = new Set<string>(Object.values(ALTERATIONS).flatMap(({ caughtBy }) => [...caughtBy]));
  for (const { fails } of Object.values(FAULTS)) for (const key of fails) seen.add(key);
  for (const { facts } of await loadedAlterations('faults', 'migration'))
    if (facts.kind === 'fault') for (const key of facts.caughtBy) seen.add(key);
  for (const path of globSync(TESTS, { cwd: ROOT })) for (const key of named(read(path))) seen.add(key);
  for (const key of Object.keys(parse(read('spec/retired.yaml')).checks)) seen.add(key);
  const all = read('spec/ids.txt').split('\n');
  return all.filter((key) => key.startsWith('migration/') && key.includes('#') && !seen.has(key)).sort();
}
