// Parts of an audit in a queue of BullMQ (`npm install bullmq ioredis`): `node queue.js add`, then `node queue.js work` on as many machines as you like,
// which share the folder of the parts. A worker that is killed loses its part to another one, which goes on with its file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const { LOG, VKEY, PARTS = '16', FOLDER = 'parts', REDIS = 'redis://127.0.0.1:6379' } = process.env;
const connection = new Redis(REDIS, { maxRetriesPerRequest: null });

/** Audits a part. Exit code 1 is a result: the part has found something, which the merge tells. */
async function audit(part) {
  const file = `${FOLDER}/${part}.json`;
  const args = ['audit', LOG, '--vkey', VKEY, '--checkpoint', `${FOLDER}/checkpoint`, '--part', `${part}/${PARTS}`];
  const child = spawn('npx', ['touchstone', ...args, '--out', file, '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 && code !== 1) throw new Error(`part ${part} ended with ${code}`);
  return code;
}

switch (process.argv[2]) {
  case 'add': {
    const queue = new Queue('audit', { connection });
    // Each part that is waited for listens.
    queue.setMaxListeners(0);
    const numbers = Array.from({ length: Number(PARTS) }, (_, i) => i + 1);
    const jobs = numbers.map((part) => ({
      name: 'part',
      data: { part },
      opts: { jobId: `part-${part}`, attempts: 5 },
    }));
    const added = await queue.addBulk(jobs);
    const events = new QueueEvents('audit', { connection });
    await events.waitUntilReady();
    await Promise.all(added.map((job) => job.waitUntilFinished(events)));
    console.log(`${added.length} parts are done`);
    await Promise.all([events.close(), queue.close()]);
    connection.disconnect();
    break;
  }
  case 'work':
    // A part of a worker that is killed is given to another one after this time, in milliseconds.
    new Worker('audit', ({ data }) => audit(data.part), {
      connection,
      lockDuration: 5_000,
      stalledInterval: 5_000,
      maxStalledCount: 20,
    });
    break;
  default:
    console.error('node queue.js add | work');
    process.exitCode = 2;
}
