/** The suites that there are. A further interface is a folder beside these three, imported and listed here. */
import type { SuiteDescriptor } from './command/suite-descriptor.ts';
import { feed } from './feed/index.ts';
import { log } from './log/index.ts';
import { migration } from './migration/index.ts';

export const SUITES: readonly SuiteDescriptor[] = [log, feed, migration];

/** That of a name. */
export function descriptorOf(name: string): SuiteDescriptor {
  const found = SUITES.find((suite) => suite.name === name);
  if (!found) throw new Error(`there is no suite ${name}`);
  return found;
}
