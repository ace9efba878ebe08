import { suite } from '../core/check/suite.ts';
import { checks } from './generated/checks.ts';
import { logClientPhrases } from './phrases.ts';
import { logClientRemedies } from './remedies.ts';
import type { LogClientTarget } from './target/log-client-target.ts';

/** The checks for clients of transparency logs, by topic in the order in which they are judged. */
export const logClientSuite = suite<LogClientTarget>({
  name: 'log-client',
  order: ['checkpoint', 'inclusion', 'tree', 'growth', 'writing'],
  checks,
  phrases: logClientPhrases,
  remedies: logClientRemedies,
});
