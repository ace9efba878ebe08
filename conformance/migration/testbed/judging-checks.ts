import type { Alteration } from '../../command/suite-descriptor.ts';
import { checkIdOf } from '../../core/check/reason.ts';
import type { MigrationNeeds } from './needs.ts';

/** For slow topics: the further checks that judge a fault of the topic. */
const LONG: Readonly<Record<string, readonly string[]>> = {
  steps: ['base', 'base-written', 'contracts', 'dao', 'dao-written'],
  exit: ['success'],
  'command-line': ['base', 'base-and-dao', 'params-levels'],
};
/** The topics that judge a variant without `needs.looks`: those of the chain, of the result file and of a second run. */
const USUAL = ['steps', 'result', 'founders', 'schemes', 'voting', 'ownership', 'parameters', 'rerun'];

/** Patterns of the checks that judge an altered tool. All checks would take a minute. */
export function judgingChecks(altered: Alteration): readonly string[] {
  const { looks }: MigrationNeeds = altered.needs;
  if (looks) return looks;
  if (altered.kind === 'variant') return USUAL.map((topic) => `migration/${topic}/**`);
  const patterns = [...altered.caughtBy, ...altered.alsoFails].flatMap((key) => {
    const id = checkIdOf(key);
    const topic = id.split('/')[1] ?? '';
    const otherChecks = LONG[topic];
    return otherChecks ? [id, ...otherChecks.map((check) => `migration/${topic}/${check}`)] : [`migration/${topic}/**`];
  });
  return [...new Set(patterns)];
}
