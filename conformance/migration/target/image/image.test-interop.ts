/** Correct, unusual and wrong images, judged with an engine without containers. */

import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { type CheckResult, failureKey } from '../../../core/verdict/outcome.ts';
import { reportIn, touchstone } from '../../../front/cli/command.test-tool.ts';
import { openPlace } from '../../../lab/place/own-place.ts';
import { programRunner } from '../../../lab/program/program.ts';
import { migrationSuite } from '../../suite.ts';
import { openMigrationTarget } from '../open.ts';

const MAIN = fileURLToPath(new URL('../../../front/cli/main.ts', import.meta.url));
const ENGINE = fileURLToPath(new URL('./engine.test-tool.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-engine-'));
const state = join(folder, 'state');
const docker = join(folder, 'docker');
// Each command of the engine is a process, which starts sooner with a compile cache.
const compiled = join(tmpdir(), 'node-compile-cache');
const start = `NODE_COMPILE_CACHE='${compiled}' exec '${process.execPath}' --no-warnings '${ENGINE}' "$@"`;
writeFileSync(docker, `#!/bin/sh\n${start}\n`);
chmodSync(docker, 0o755);
const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, ENGINE_STATE: state } as Record<string, string>;
const place = openPlace({ rpc: '', network: 'private', env });
beforeEach(() => {
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state);
});
// Every container is removed, however it ended.
afterEach(() => expect(readdirSync(state).filter((name) => name.startsWith('touchstone-'))).toEqual([]));
afterAll(async () => {
  await place.remove();
  rmSync(folder, { recursive: true });
});

async function judged(reference: string, only = ['migration/image/**'], emulator = 'port', timeoutMs = 20_000) {
  const target = openMigrationTarget({
    image: { reference, place, timeoutMs },
    names: { emulator: { port: emulator } },
    program: programRunner(),
    stage: () => Promise.reject(new Error('no stage is set here')),
  });
  const chosen = plan(migrationSuite, { rulesets: ['interface', 'durable-deploy'], only });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  return results;
}
/** The options with which containers were started. */
const options = () => readFileSync(join(state, 'options'), 'utf8').trim().split('\n');
const failures = (results: readonly CheckResult[]) =>
  results.map(failureKey).flatMap((key) => (key === undefined ? [] : [key.replace('migration/image/', '')]));
const outcomes = (results: readonly CheckResult[]) =>
  Object.fromEntries(results.map(({ id, outcome }) => [id.replace('migration/image/', ''), outcome]));

describe('an image', () => {
  test.each(['sound', 'elsewhere:1.2.3-v4', 'without-cat', 'to-be-pulled'])(
    'that is correct passes: %s',
    async (name) => {
      const tag = name.includes(':') ? 'pass' : 'not-applicable';
      const passed = { chain: 'pass', 'takes-arguments': 'pass', result: 'pass', params: 'pass', tag };
      expect(outcomes(await judged(name))).toEqual(passed);
    },
  );
  test('runs without capabilities, and with limits of memory and processes', async () => {
    await judged('sound');
    expect(options()).toHaveLength(2);
    for (const line of options())
      expect(line).toMatch(
        / --dns=127\.0\.0\.1 --cap-drop=ALL --security-opt=no-new-privileges --memory=\w+ --pids-limit=\d+ --publish /,
      );
  });
  test('that needs capabilities gets those of the engine, and passes', async () => {
    expect(outcomes(await judged('starts-as-root', ['migration/image/**']))).toMatchObject({
      chain: 'pass',
      params: 'pass',
    });
    expect(options().map((line) => line.includes('--cap-drop'))).toEqual([true, false, false]);
    expect(options().every((line) => line.includes('--memory'))).toBe(true);
  });
  test('of an engine that cannot limit memory and processes passes', async () => {
    expect(outcomes(await judged('without-cgroups'))).toMatchObject({ chain: 'pass', 'takes-arguments': 'pass' });
    expect(options().map((line) => line.includes('--memory'))).toEqual([true, false, false]);
    expect(options().every((line) => line.includes('--cap-drop=ALL'))).toBe(true);
  });
  test.each<[string, readonly string[]]>([
    ['bare', ['chain#no-code']],
    ['ends', ['chain#closed']],
    ['deaf', ['takes-arguments#ignored']],
    ['instead', ['takes-arguments#replaces-command']],
    ['without-result', ['result#missing']],
    ['result-without-base', ['result#no-base']],
    ['without-params', ['params#missing']],
    ['params-in-a-list', ['params#no-object']],
    ['versioned:1.2.3', ['tag#form']],
  ])('that is wrong fails: %s', async (name, keys) => {
    expect(failures(await judged(name))).toEqual(keys);
  });
  test('whose chain never answers fails after its timeout', async () => {
    expect(failures(await judged('silent', ['migration/image/chain'], 'port', 2000))).toEqual(['chain#silent']);
  });
  test('whose emulator has another name for its port is inconclusive until the name is given', async () => {
    const only = ['migration/image/takes-arguments'];
    const [unknown] = await judged('other-option', only);
    expect(unknown).toMatchObject({ outcome: 'inconclusive', message: expect.stringContaining('names.emulator.port') });
    expect(outcomes(await judged('other-option', only, 'rpc.port'))).toEqual({ 'takes-arguments': 'pass' });
  });
  test('that the engine cannot run is inconclusive', async () => {
    const [chain] = await judged('refused', ['migration/image/chain']);
    expect(chain).toMatchObject({
      outcome: 'inconclusive',
      message: expect.stringContaining('This is the end of it.'),
    });
  });
  test('alone makes all other checks not applicable', async () => {
    const rest = (await judged('sound', ['**'])).filter(({ id }) => !id.startsWith('migration/image/'));
    expect(rest.length).toBeGreaterThan(200);
    expect(rest.filter(({ outcome }) => outcome !== 'not-applicable').map(({ id, message }) => [id, message])).toEqual(
      [],
    );
  });
});

describe('touchstone check migration --image', { timeout: 180_000 }, () => {
  beforeAll(() => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  });
  afterAll(() => void vi.unstubAllEnvs());
  const check = (...args: string[]) => touchstone(['check', 'migration', ...args]);
  test('judges the image, and reports its scope', async () => {
    const ended = await check('--image', 'sound', '--json');
    const { checks, scope } = reportIn(ended);
    const passed = checks.filter(({ outcome }) => outcome === 'pass');
    expect([ended.code, passed.length]).toEqual([0, 4]);
    expect(scope.text).toContain('its image judged, not its command nor its library nor its local chain');
    expect((await check('--image', 'deaf', '--only', 'migration/image/**')).code).toBe(1);
  });
  test.each<[string, readonly string[], number, string]>([
    [
      'image that does not exist',
      ['--image', 'unheard-of'],
      4,
      '--image unheard-of: docker cannot get it: pull access denied',
    ],
    [
      'image without a running engine',
      ['--image', 'sound'],
      4,
      'the container engine docker does not run: Cannot connect',
    ],
    [
      'image with an engine that does not exist',
      ['--image', 'sound', '--engine', 'no-such-engine'],
      2,
      '--engine no-such-engine: there is no such program',
    ],
  ])('cannot judge an %s, and reports that', async (image, args, exit, sentence) => {
    if (image.includes('running')) writeFileSync(join(state, 'down'), '');
    // A real engine on this machine must not be used.
    const { code, stderr } = await check(
      ...args,
      ...(args.includes('--engine') ? [] : ['--engine', 'docker']),
      '--quiet',
    );
    expect([code, stderr]).toEqual([exit, expect.stringContaining(sentence)]);
  });
  test('takes no option of the engine for an image', async () => {
    const { code, stderr } = await check('--image', '--privileged');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--image')]);
    expect((await check('--image=-v', '--only', 'x')).stderr).toContain('takes the reference of an image');
  });
  test('removes the container when it is killed', async () => {
    const args = [MAIN, 'check', 'migration', '--image', 'silent', '--only', 'migration/image/chain'];
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const containers = () => readdirSync(state).filter((name) => name.startsWith('touchstone-')).length;
    await expect.poll(containers, { timeout: 60_000 }).toBe(1);
    child.kill('SIGKILL');
    await expect.poll(containers, { timeout: 60_000 }).toBe(0);
  });
});
