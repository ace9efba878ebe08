// Parts of an audit in a queue of BullMQ, over Redis or Valkey: npm install bullmq ioredis
//   export LOG=… VKEY=… PARTS=16 FOLDER=parts REDIS=redis://127.0.0.1:6379
//   node queue.js work       takes parts until Ctrl-C; on as many machines as you like, which share the folder and need only REDIS
//   node queue.js add        adds the parts, and ends when all are done
//   npx touchstone audit merge parts/*.json --vkey "$VKEY" --checkpoint parts/checkpoint
// A worker that is killed loses its part to another one, which goes on with its file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { Queue, QueueEvents, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const { VKEY, PARTS = '16', FOLDER = 'parts', REDIS = 'redis://127.0.0.1:6379' } = process.env;
const LOG = process.env.LOG?.replace(/\/$/, '');

/** All parts have to be of the same tree, although the log grows. */
async function keepCheckpoint(file) {
  if (existsSync(file)) return;
  await mkdir(FOLDER, { recursive: true });
  if (!/^https?:/.test(LOG)) return copyFile(`${LOG}/checkpoint`, file);
  const response = await fetch(`${LOG}/checkpoint`);
  if (!response.ok) throw new Error(`${LOG}/checkpoint: status ${response.status}`);
  await writeFile(file, await response.bytes());
}

/** Audits a part. Exit code 1 is a result: the part has found something, which the merge tells. */
async function audit({ log, vkey, folder, part, of }) {
  const args = ['audit', log, '--vkey', vkey, '--checkpoint', `${folder}/checkpoint`, '--part', `${part}/${of}`];
  const child = spawn('npx', ['touchstone', ...args, '--out', `${folder}/${part}.json`, '--quiet'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  // Wrong usage stays wrong.
  if (code === 2) throw new UnrecoverableError('its command is wrong, as the worker says');
  if (code !== 0 && code !== 1) throw new Error(`it ended with ${code}`);
  return code;
}

/** Adds the parts, and waits for them. */
async function add(connection) {
  await keepCheckpoint(`${FOLDER}/checkpoint`);
  const queue = new Queue('audit', { connection });
  const events = new QueueEvents('audit', { connection });
  // Each part that is waited for listens.
  queue.setMaxListeners(0);
  await events.waitUntilReady();
  const parts = Array.from({ length: Number(PARTS) }, (_, i) => i + 1);
  const job = { log: LOG, vkey: VKEY, folder: FOLDER, of: Number(PARTS) };
  const added = await queue.addBulk(
    parts.map((part) => ({ name: 'part', data: { ...job, part }, opts: { attempts: 5 } })),
  );
  console.log(`${added.length} parts are in the queue`);
  const ends = await Promise.allSettled(added.map((one) => one.waitUntilFinished(events)));
  for (const [i, { reason }] of ends.entries()) if (reason) console.error(`part ${parts[i]}: ${reason.message}`);
  const done = ends.filter(({ status }) => status === 'fulfilled').length;
  console.log(`${done} of ${added.length} parts are done`);
  await Promise.all([events.close(), queue.close()]);
  connection.disconnect();
  if (done < added.length) process.exitCode = 3;
}

/** Takes parts until it is ended. A part of a worker that is killed is given to another one after the time, in milliseconds. */
const work = (connection) =>
  new Worker('audit', ({ data }) => audit(data), {
    connection,
    lockDuration: 5_000,
    stalledInterval: 5_000,
    maxStalledCount: 20,
  });

const command = { add, work }[process.argv[2]];
try {
  if (!command) throw new Error('node queue.js add | work');
  if (command === add && !(LOG && VKEY))
    throw new Error('set LOG to the prefix or directory of the log, and VKEY to its key');
  const connection = new Redis(REDIS, { maxRetriesPerRequest: null, lazyConnect: true });
  let unreached;
  connection.once('error', (error) => (unreached = error));
  await connection.connect().catch(() => {
    throw new Error(`Redis does not answer at ${new URL(REDIS).host}: ${unreached?.message ?? 'no connection'}`);
  });
  await command(connection);
} catch (error) {
  console.error(`queue.js: ${error.message}`);
  process.exit(2);
}
