/** Each folder of `examples/`, as its README says: its commands are run in a copy, with the packed package. */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, type TestContext, test } from 'vitest';
import { stepsOf } from './readme.ts';
import { type Workplace, workplaceOf } from './workplace.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const examples = readdirSync(join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Programs that an example needs beside Node. */
const NEEDS: Readonly<Record<string, string>> = { 'go-log': 'go', 'php-feed': 'php', 'audit-parts': 'parallel' };

const isPresent = (program: string) => spawnSync(program, [program === 'go' ? 'version' : '--version']).status === 0;
const absent = examples.filter((name) => NEEDS[name] !== undefined && !isPresent(NEEDS[name]));
for (const name of absent) console.warn(`skipped: the example ${name}, since ${NEEDS[name]} is absent`);

/** Which test has finished is known only to its own context, since they run at the same time. */
async function opened(name: string, { onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Workplace> {
  const place = await workplaceOf(name);
  onTestFinished(() => place.remove());
  return place;
}

/** Follows the README, and compares what it prints. */
async function follow(place: Workplace): Promise<void> {
  const { commands, printed } = stepsOf(place.readme);
  const { code, output } = await place.run(commands);
  expect(code, output).toBe(0);
  for (const line of printed) expect(output).toMatch(line);
  expect(printed).not.toEqual([]);
}

describe.concurrent('followed by its README', () => {
  test.for(examples.filter((name) => name !== 'node-test'))('%s is adopted', async (name, context) => {
    context.skip(absent.includes(name), `${NEEDS[name]} is absent`);
    await follow(await opened(name, context));
  });
  test('node-test is adopted, and shows a fault as its README says', async (context) => {
    const place = await opened('node-test', context);
    await follow(place);
    const feed = 'my-feed/feed.js';
    const changed = `sed -i 's/timestamp, status, message/timestamp, status: String(status), message/' ${feed}`;
    const { code, output } = await place.run(`${changed}\ncd my-feed\nnpm test`);
    expect(code, output).toBe(1);
    expect(output).toContain('ℹ fail 2');
    expect(output).toMatch(/requires .*\n.*expected .*\n.*found .*\n/);
    expect(output).toContain("npx touchstone explain '");
    expect(output).toContain('expected a target that is conformant; found: not-conformant');
    expect(output).not.toMatch(/^\s+at .*touchstone\/dist/m);
  });
});

describe('an example', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  test.each(examples)('%s has the versions of packages that this project has', (name) => {
    const { dependencies = {}, devDependencies: own = {} } = JSON.parse(
      readFileSync(join(root, 'examples', name, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
    const wanted = { ...dependencies, ...own };
    const ours = Object.fromEntries(Object.keys(wanted).map((key) => [key, devDependencies[key] ?? wanted[key]]));
    expect(wanted).toEqual(ours);
  });
  test('is in the list of examples', () => {
    const list = readFileSync(join(root, 'examples/README.md'), 'utf8');
    expect(examples.filter((name) => !list.includes(`](${name}/README.md)`))).toEqual([]);
    expect(examples.length).toBeGreaterThan(5);
  });
});
