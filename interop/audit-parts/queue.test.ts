/** The parts of an audit in a queue of BullMQ over Redis, as `examples/audit-parts/queue.js` has them, with workers that are killed. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { workplaceOf } from '../examples/workplace.ts';

const redisPresent = spawnSync('redis-server', ['--version']).status === 0;
if (!redisPresent) console.warn('skipped: a queue of parts, since redis-server is absent');

const PACKAGES = 'bullmq@6.7.0 ioredis@6.0.0';
const PARTS = 12;
const VKEY = 'touchstone.example/fixtures+f75f4b0f+AXmiGowdJWCmMj7HOpO9ZeD0nPl0FIDPXrb/U9LWY79E';

/** Redis without files. */
async function redis(): Promise<string> {
  const [port = 0] = await freePorts(1);
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  onTestFinished(() => void server.kill());
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return `redis://127.0.0.1:${port}`;
    await sleep(50);
  }
}

test.skipIf(!redisPresent)('parts of workers that are killed are taken over, and give the whole', async () => {
  const place = await workplaceOf('audit-parts');
  onTestFinished(() => place.remove());
  const { code, output } = await place.run(
    `cp -r touchstone/examples/audit-parts my-audit && cd my-audit
npm install --save-dev ../touchstone/touchstone-0.1.0.tgz
npm install ${PACKAGES}
npx touchstone fixtures log --out fixtures --entries 2000000`,
  );
  expect(code, output).toBe(0);
  const cwd = `${place.folder}/my-audit`;
  const env = { ...process.env, REDIS: await redis() };
  const ofLog = { ...env, LOG: 'fixtures/log', VKEY, PARTS: `${PARTS}` };
  // A worker has a group of its own, so that its part is killed with it.
  const work = () => spawn(process.execPath, ['queue.js', 'work'], { cwd, env, detached: true, stdio: 'ignore' });
  const kill = (worker: ReturnType<typeof work>) => process.kill(-worker.pid!, 'SIGKILL');
  const workers = [work(), work()];
  onTestFinished(() => workers.forEach(kill));
  const adding = spawn(process.execPath, ['queue.js', 'add'], {
    cwd,
    env: ofLog,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(adding, 'exit');
  for (let killed = 0; killed < 6; killed++) {
    await Promise.race([ended, sleep(1500)]);
    kill(workers[killed % 2]!);
    workers[killed % 2] = work();
  }
  expect(await ended).toEqual([0, null]);
  const merged = await place.run(`cd my-audit && npx touchstone audit merge parts/*.json --vkey ${VKEY}`);
  expect(merged.output).toContain('Verdict: verified (12 parts; 2,000,000 entries; root verified; signature verified)');
  expect(merged.code).toBe(0);

  // Another audit by the same Redis has parts of its own.
  const second = { ...ofLog, PARTS: '2', FOLDER: 'second' };
  const [secondCode] = await once(
    spawn(process.execPath, ['queue.js', 'add'], { cwd, env: second, stdio: 'ignore' }),
    'exit',
  );
  expect(secondCode).toBe(0);
  const { output: proved } = await place.run(`cd my-audit && npx touchstone audit merge second/*.json --vkey ${VKEY}`);
  expect(proved).toContain('Verdict: verified (2 parts; 2,000,000 entries; root verified; signature verified)');
});
