/** A library in this process: correct, and wrong in ways that can be seen there. */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { failureKey } from '../../../core/verdict/outcome.ts';
import { type LibraryObject, type MigrationToolOptions, migrationSuite, migrationTarget } from '../../public.ts';
import { Small } from './small.test-tool.ts';

async function judged(options: MigrationToolOptions, only: readonly string[]) {
  // The library has the base migration only, and its names declare that.
  const names = { library: { migrateDAO: null, migrateDemoTest: null, migrate: null } };
  const target = migrationTarget({ timeoutMs: 10_000, names, ...options });
  const chosen = plan(migrationSuite, { rulesets: ['interface', 'durable-deploy'], only });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  return results;
}
const TOPICS_OF_BASE = ['library/base', 'options/quiet', 'options/output', 'local-chain/server'];
const only = TOPICS_OF_BASE.map((name) => `migration/${name}`);

type Base = typeof Small.migrateBase;
/** The same library with another way to migrate a base. */
const having = (migrateBase: (...given: Parameters<Base>) => unknown): LibraryObject => ({ ...Small, migrateBase });

describe('a library in this process', () => {
  test('passes if it is correct, in this process and in one of its own', { timeout: 120_000 }, async () => {
    const module = { specifier: fileURLToPath(new URL('./small.test-tool.ts', import.meta.url)), export: 'Small' };
    for (const way of [{ library: Small }, { module }]) {
      const results = await judged(way, only);
      expect(results.map(({ outcome, message }) => [outcome, message])).toEqual(
        TOPICS_OF_BASE.map(() => ['pass', undefined]),
      );
    }
  });
  test('passes if its result is an object of a class', { timeout: 60_000 }, async () => {
    class Migrated {
      readonly #result: { readonly base?: object };
      constructor(result: object) {
        this.#result = result;
      }
      get base() {
        return this.#result.base;
      }
    }
    const library = having(async (given) => new Migrated(await Small.migrateBase(given)));
    const [base] = await judged({ library }, ['migration/library/base']);
    expect(base).toMatchObject({ outcome: 'pass' });
  });
  test.each<[string, LibraryObject, readonly string[]]>([
    ['gives nothing', having(async (given) => void (await Small.migrateBase(given))), ['library/base#nothing']],
    [
      'prints although it is given `quiet`',
      having((given) => {
        process.stdout.write('Working\n');
        return Small.migrateBase(given);
      }),
      ['options/quiet#prints'],
    ],
    ['ignores `output`', having(({ output: _, ...given }) => Small.migrateBase(given)), ['options/output#missing']],
  ])('fails if it %s', { timeout: 60_000 }, async (_what, library, keys) => {
    const failed = (await judged({ library }, only)).map(failureKey).filter((key) => key !== undefined);
    expect(failed).toEqual(keys.map((key) => `migration/${key}`));
  });
  test('fails if it ends the process, which keeps running', async () => {
    const library = having(() => process.exit(3));
    const [base] = await judged({ library }, ['migration/steps/base']);
    expect(base).toMatchObject({ reason: 'failed', actual: expect.stringContaining('exit code 3') });
  });
  test('fails if its promise never settles', async () => {
    const library = having(() => new Promise(() => {}));
    const [base] = await judged({ library, timeoutMs: 500 }, ['migration/steps/base']);
    expect(base).toMatchObject({ reason: 'failed', actual: expect.stringContaining('time') });
  });
  test('is not judged by its price if it sends no transaction', async () => {
    const library = having(({ output = 'migration.json' }) => {
      const result = { base: { DAOToken: `0x${'a1'.repeat(20)}` } };
      writeFileSync(output, JSON.stringify(result));
      return result;
    });
    const names = { library: { migrateDAO: null, migrateDemoTest: null, migrate: null } };
    const prices = (await judged({ library, names }, ['migration/options/gas-price'])).at(-1);
    expect(prices).toMatchObject({ outcome: 'inconclusive', message: expect.stringContaining('no transaction') });
  });
  test('is not judged by checks that need a process of its own', async () => {
    const processes = ['resume/founders-once', 'locks/released', 'library/cli', 'termination/closed-local-chain'];
    const results = await judged(
      { library: Small },
      processes.map((name) => `migration/${name}`),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(processes.map(() => 'not-applicable'));
  });
  test('excludes another library', () => {
    expect(() => migrationTarget({ library: Small, libraryCommand: 'x' })).toThrow(TypeError);
  });
});
