// Parts of an audit in a queue of BullMQ: `node queue.js add`, then `node queue.js work` on as many machines as you like,
// which share the folder of the parts. A worker that is killed loses its part to another one, which goes on with its file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Queue, QueueEvents, Worker } from 'bullmq';

const { LOG, VKEY, PARTS = '16', FOLDER = 'parts', REDIS = 'redis://127.0.0.1:6379' } = process.env;
const connection = { url: REDIS, maxRetriesPerRequest: null };

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
