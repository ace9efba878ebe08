import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { NotApplicable } from '../../core/check/early-end.ts';
import { openPlace } from '../place/own-place.ts';
import { inProcessRunner } from './in-process-runner.ts';

const place = openPlace({ rpc: '', network: 'private', timeoutMs: 10_000 });
afterAll(() => place.remove());
const run = inProcessRunner();

test('work runs at its place, with its environment, and its output is recorded', async () => {
  const ran = await run(
    async () => {
      writeFileSync('here.txt', '');
      console.log('to %s', 'out');
      console.error('to err 0xABC');
      process.stdout.write('written');
      return [realpathSync(process.cwd()), homedir(), tmpdir(), process.env.OWN];
    },
    { ...place, env: { OWN: 'mine' }, secrets: ['0xabc'] },
  );
  expect(ran).toMatchObject({
    ended: { by: 'exit', code: 0 },
    value: [place.folder, place.home, place.temporary, 'mine'],
    stdout: { text: 'to out\nwritten' },
    stderr: { text: 'to err 0xABC\n' },
    printedSecrets: ['0xabc'],
    strayed: [],
  });
  expect(existsSync(join(place.folder, 'here.txt'))).toBe(true);
});

const surroundings = () => [
  process.cwd(),
  { ...process.env },
  console,
  process.exit,
  process.exitCode,
  process.stdout.write,
  process.stderr.write,
];

test.each<[string, () => Promise<unknown>, object]>([
  ['is done', async () => (process.env.LEFT = 'behind'), { ended: { by: 'exit', code: 0 } }],
  [
    'is rejected',
    () => Promise.reject(new RangeError('no')),
    { ended: { by: 'exit', code: 1 }, error: RangeError('no') },
  ],
  ['exits', async () => process.exit(4), { ended: { by: 'exit', code: 4 } }],
  [
    'exits, and catches that',
    async () => {
      try {
        process.exit(5);
      } catch {}
      return 'on';
    },
    { ended: { by: 'exit', code: 5 } },
  ],
  [
    'exits, catches that, and prints more',
    async () => {
      try {
        process.exit(0);
      } catch (cause) {
        await Promise.resolve();
        process.stderr.write(`${cause}`);
        process.exitCode = 1;
      }
    },
    { ended: { by: 'exit', code: 0 }, stderr: { text: '' } },
  ],
  ['sets its exit code', async () => void (process.exitCode = 6), { ended: { by: 'exit', code: 6 } }],
  ['goes on', () => new Promise(() => {}), { ended: { by: 'limit', limit: 'time' } }],
])('work that %s does not change the process', async (_how, work, expected) => {
  const surroundingsBefore = surroundings();
  expect(
    await run(work, { ...place, timeoutMs: expected && 'limit' in Object(Object(expected).ended) ? 200 : 10_000 }),
  ).toMatchObject(expected);
  expect(surroundings()).toEqual(surroundingsBefore);
});

test('files that work leaves in its home are reported', async () => {
  const { strayed } = await run(async () => writeFileSync(join(homedir(), 'left.txt'), ''), place);
  expect(strayed).toEqual([join(place.home, 'left.txt')]);
});

test('works run one after the other', async () => {
  let working = 0;
  const work = async () => {
    working++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return working--;
  };
  const results = await Promise.all([run(work, place), run(work, place), run(work, place)]);
  expect(results.map(({ value }) => value)).toEqual([1, 1, 1]);
});

test('features of a separate process are not available', async () => {
  for (const more of [
    { stop: new AbortController().signal },
    { stdin: 'silent' as const },
    { stdin: { terminal: [] } },
  ])
    await expect(run(async () => {}, { ...place, ...more })).rejects.toThrow(NotApplicable);
});

test('a worker thread is refused, since it has no working folder', async () => {
  const module = new URL('./in-process-runner.ts', import.meta.url).href;
  const worker = new Worker(`import('${module}').then(({ inProcessRunner }) => inProcessRunner())`, { eval: true });
  const error = await new Promise<Error>((resolve) => worker.once('error', resolve));
  expect(error.message).toContain("pool: 'forks'");
});
