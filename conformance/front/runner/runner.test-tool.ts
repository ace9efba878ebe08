/** Runners of tests that run what was declared, in order, and tell how each test ended. */

import type { TestBody, TestRunner } from './test-runner.ts';

type Body = (this: unknown, ...given: unknown[]) => unknown;

/** How a declared test ended. */
export interface Ended {
  readonly name: string;
  readonly end: 'passed' | 'failed' | 'skipped';
  readonly error?: Error;
  readonly why?: string;
  /** The texts that were said beside it. */
  readonly said?: readonly string[];
}

/** A runner, and the way to run what was declared with it. */
export interface FakeRunner extends TestRunner {
  readonly block: () => string;
  run(): Promise<readonly Ended[]>;
}

/**
 * `argument`: a test has an argument by which it is skipped, as in node:test. `this`: as in Mocha, which throws there.
 * `declared`: tests are skipped where they are declared, as in Jest.
 */
export function fakeRunner(kind: 'argument' | 'this' | 'declared'): FakeRunner {
  const tests: { name: string; body?: Body }[] = [];
  const ends: (() => Promise<void>)[] = [];
  let block = '';
  const it = Object.assign(
    (name: string, body: TestBody) => void tests.push({ name, body }),
    kind === 'declared' ? { skip: (name: string) => void tests.push({ name }) } : {},
  );
  const whenEnded = (end: () => Promise<void>) => void ends.push(end);
  return {
    describe: (name, body) => {
      block = name;
      body();
    },
    it,
    ...(kind === 'declared' ? { afterAll: whenEnded } : { after: whenEnded }),
    block: () => block,
    run: async () => {
      const ended: Ended[] = [];
      for (const { name, body } of tests) ended.push(body ? await runOne(kind, name, body) : { name, end: 'skipped' });
      for (const end of ends) await end();
      return ended;
    },
  };
}

async function runOne(kind: string, name: string, body: Body): Promise<Ended> {
  if (body.length > 0) throw new Error(`${name}: a runner would wait for a callback`);
  let why: string | undefined;
  const said: string[] = [];
  const skip = (text: string) => {
    why = text;
    if (kind === 'this') throw new Error('pending');
  };
  try {
    if (kind === 'argument') await body.call(undefined, { skip, diagnostic: (text: string) => said.push(text) });
    else await body.call(kind === 'this' ? { skip, timeout: () => {} } : {});
  } catch (error) {
    if (why === undefined) return { name, end: 'failed', error: error as Error };
  }
  const detail = said.length > 0 ? { said } : {};
  return why === undefined ? { name, end: 'passed', ...detail } : { name, end: 'skipped', why, ...detail };
}
