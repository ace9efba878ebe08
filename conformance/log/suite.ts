import { suite } from '../core/check/suite.ts';
import { checks } from './generated/checks.ts';
import { logMomentOf } from './moment-of.ts';
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
    'tree-heads',
    'cosignatures',
    'data-tiles',
    'issuers',
    'roots',
    // Writing comes after reading, since the entry of a disconnected client may appear later.
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
    'submissions',
    'scts',
    'refused-chains',
    // Last, so that the large entries do not affect other checks.
    'large-entries',
  ],
  checks,
  phrases: logPhrases,
  remedies: logRemedies,
  momentOf: logMomentOf,
});
