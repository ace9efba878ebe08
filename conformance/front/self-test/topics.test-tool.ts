import { checkIdOf } from '../../core/check/reason.ts';
import type { Suite } from '../../core/check/suite.ts';
import type { Looks } from './altered.test-tool.ts';

/** Those that show in what checks of other topics have done before. */
const BY_OTHERS = new Set(['events-repeated-to-the-next-client', 'index-of-the-entry-before']);

/** The checks of the topics that are to see a fault; all of a suite where a watch does, which hears what the others ask. */
export function ofTheirTopics({ checks }: Suite<never>): Looks {
  const watches = new Set(checks.filter(({ kind }) => kind === 'watch').map(({ id }) => id as string));
  return (name, keys) => {
    const ids = keys.map(checkIdOf);
    if (BY_OTHERS.has(name) || ids.some((id) => watches.has(id))) return undefined;
    return [...new Set(ids.map((id) => id.replace(/[^/]+$/, '**')))];
  };
}
