/** Each folder of `examples/`, as its README says: its commands are run in a copy, with the packed package. */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, type TestContext, test } from 'vitest';
import { runAction } from '../../scripts/action/steps.test-tool.ts';
import { stepsOf } from './readme.ts';
import { type Workplace, workplaceOf } from './workplace.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const examples = readdirSync(join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Programs that an example needs beside Node. */
const NEEDS: Readonly<Record<string, string>> = { 'go-log': 'go', 'php-feed': 'php', 'audit-parts': 'parallel' };

const FIXTURES_VKEY = 'touchstone.example/fixtures+f75f4b0f+AXmiGowdJWCmMj7HOpO9ZeD0nPl0FIDPXrb/U9LWY79E';

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
  test.for(examples.filter((name) => !['audit-parts', 'go-log', 'node-test'].includes(name)))(
    '%s is adopted',
    async (name, context) => {
      context.skip(absent.includes(name), `${NEEDS[name]} is absent`);
      await follow(await opened(name, context));
    },
  );
  test('go-log is adopted, and judged by its workflow', async (context) => {
    context.skip(absent.includes('go-log'), 'go is absent');
    const place = await opened('go-log', context);
    await follow(place);
    const project = join(place.folder, 'my-log');
    const workflow = readFileSync(join(project, '.github/workflows/ci.yml'), 'utf8');
    expect(workflow).toMatch(/- run: go build -o my-log \.\n(.*#.*\n)? +- uses: .*\n +with: \{ suite: log \}/);
    // CI has only the files that are committed.
    const checkout = join(place.folder, 'in CI', 'repository');
    const { code: cloned, output } =
      await place.run(`cd my-log && git init -q && git add . && git checkout-index -a --prefix='${checkout}/'
      cd '${checkout}' && go build -o my-log .`);
    expect(cloned, output).toBe(0);
    const { code, text, outputs } = await runAction({ suite: 'log' }, checkout);
    expect(code, text).toBe(0);
    expect(outputs).toMatchObject({ verdict: 'conformant' });
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
  test('audit-parts is adopted, finds a file that is missing, and stops where its folder has another audit', async (context) => {
    context.skip(absent.includes('audit-parts'), `${NEEDS['audit-parts']} is absent`);
    const place = await opened('audit-parts', context);
    await follow(place);
    const auditOf = (settings: string) =>
      place.run(`cd my-audit; export VKEY=${FIXTURES_VKEY}; LOG=fixtures/log ${settings} sh audit.sh`);
    const other = await auditOf('PARTS=3');
    expect(other.code, other.output).toBe(2);
    expect(other.output).toContain('parts/1.json has part 1/4, not 1/3');
    expect(other.output).not.toContain('Verdict');
    await place.run('rm my-audit/fixtures/log/tile/entries/700');
    const finished = await auditOf('PARTS=4');
    expect(finished.code, finished.output).toBe(0);
    expect(finished.output).toContain('parts/3.json is finished, so its entries are not read again');
    const again = await auditOf('PARTS=4 FOLDER=again');
    expect(again.code, again.output).toBe(1);
    expect(again.output).toMatch(/\n✗ missing: tile\/entries\/700\n/);
    const nobody = await auditOf('LOG=nowhere FOLDER=nowhere');
    expect(nobody.code, nobody.output).toBe(2);
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
