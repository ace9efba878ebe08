/** A parent that a test can kill: supervises the suite and the prefix that its arguments name. */

import type { JobTarget } from '../../../command/job.ts';
import { plan } from '../../../core/run/plan.ts';
import { behaves } from './stubborn.test-suite.ts';
import { supervise } from './supervise.ts';

const [name, prefix] = process.argv.slice(2) as [string, string];
const selection = { rulesets: ['tlog-tiles'] } as const;
const module = new URL('./stubborn.test-suite.ts', import.meta.url).href;
const target = { prefix } as JobTarget;
const job = { suite: 'log', checks: { module, name }, target, selection, seed: 1n, budgetMs: 60_000 } as const;
await supervise(job, plan(behaves, selection).checks, {}, { silenceMs: 60_000 });
