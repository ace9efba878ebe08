/** All suites. A further interface is a folder beside these, imported and listed here. */
import type { SuiteDescriptor } from './command/suite-descriptor.ts';
import { feed } from './feed/index.ts';
import { feedClient } from './feed-client/index.ts';
import { log } from './log/index.ts';
import { logClient } from './log-client/index.ts';
import { migration } from './migration/index.ts';

export const SUITES: readonly SuiteDescriptor[] = [log, logClient, feed, feedClient, migration];

/** The descriptor of the suite with this name. */
export function descriptorOf(name: string): SuiteDescriptor {
  const suite = SUITES.find((suite) => suite.name === name);
  if (!suite) throw new Error(`there is no suite ${name}`);
  return suite;
}
