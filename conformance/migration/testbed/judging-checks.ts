import type { Alteration } from '../../command/suite-descriptor.ts';
import { checkIdOf } from '../../core/check/reason.ts';
import type { MigrationNeeds } from './needs.ts';

/** Of topics that take long: what else looks at a fault of theirs. */
const LONG: Readonly<Record<string, readonly string[]>> = {
  steps: ['base', 'base-written', 'contracts', 'dao', 'dao-written'],
  exit: ['success'],
  'command-line': ['base', 'base-and-dao', 'params-levels'],
};
/** What looks at a variant that names nothing: what a chain and a result file show, and what a second run does. */
const USUAL = ['steps', 'result', 'founders', 'schemes', 'voting', 'ownership', 'parameters', 'rerun'];

/** Patterns of the checks that look at an altered tool. All of them would take a minute. */
export function judgingChecks(altered: Alteration & { readonly needs: MigrationNeeds }): readonly string[] {
  if (altered.needs.looks) return altered.needs.looks;
  if (altered.kind === 'variant') return USUAL.map((topic) => `migration/${topic}/**`);
  const found = [...altered.caughtBy, ...altered.alsoFails].flatMap((key) => {
    const id = checkIdOf(key);
    const topic = id.split('/')[1] ?? '';
    const others = LONG[topic];
    return others ? [id, ...others.map((other) => `migration/${topic}/${other}`)] : [`migration/${topic}/**`];
  });
  return [...new Set(found)];
}
