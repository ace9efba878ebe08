/** A parent that a test can kill: supervises the suite and the prefix that its arguments name. */

import { plan } from '../../../core/run/plan.ts';
import { behaves } from './stubborn.test-suite.ts';
import { supervise } from './supervise.ts';

const [name, prefix] = process.argv.slice(2) as [string, string];
const selection = { rulesets: ['tlog-tiles'] } as const;
const module = new URL('./stubborn.test-suite.ts', import.meta.url).href;
const job = { suite: { module, name }, target: { prefix }, selection, seed: 1n, budgetMs: 60_000 };
await supervise(job, plan(behaves, selection).checks, {}, 60_000);
