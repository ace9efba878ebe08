/** A parent that a test can interrupt and kill: supervises the job in its argument, and prints what came of it. */
import type { Job } from '../../../command/job.ts';
import { plan } from '../../../core/run/plan.ts';
import { kill } from './restarting.test-suite.ts';
import { supervise } from './supervise.ts';

const job = JSON.parse(process.argv[2]!) as Omit<Job, 'seed'>;
const supervised = await supervise({ ...job, seed: 1n }, plan(kill, job.selection).checks, {}, { silenceMs: 60_000 });
process.stdout.write(JSON.stringify(supervised));
