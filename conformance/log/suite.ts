import { suite } from '../core/check/suite.ts';
import { checks } from './generated/checks.ts';
import { logPhrases } from './phrases.ts';
import { logRemedies } from './remedies.ts';
import type { LogTarget } from './target/log-target.ts';

/** The checks for transparency logs. `plan(logSuite, …)` chooses from them. */
export const logSuite = suite<LogTarget>({
  name: 'log',
  order: [
    'checkpoint',
    'conditional',
    'bundles',
    'errors',
    'growth',
    'head',
    'http',
    'interface',
    'note',
    'paths',
    'idle',
    'range',
    'freezing',
    'revalidation',
    'tiles',
    // Writing comes after reading: what is sent by a client that goes away may still come to be seen.
    'create',
    'response',
    'proof',
    'algorithms',
    'admission',
    'limits',
    'create-errors',
    'duplicates',
    'concurrency',
    'rpc',
    'sequences',
    'restart',
    // Last, so that what becomes of large entries is seen by nobody else.
    'large-entries',
  ],
  checks,
  phrases: logPhrases,
  remedies: logRemedies,
});
