import type { RunSummary } from '../core/check/suite.ts';
import type { Outcome } from '../core/verdict/outcome.ts';

/** The checks that use a facet, by facet: what they did not judge was given, but not used. */
const USES = {
  grpc: /^log\/rpc\//,
  policy: /^log\/cosignatures\//,
  restart: /^log\/(?:restart\/|growth\/consistent$)/,
};
const JUDGED: readonly Outcome[] = ['pass', 'fail', 'flaky'];

/** How the log was accessed, and whether its signatures and cosignatures were judged. */
export function logPhrases({ has, observed, results }: RunSummary): readonly string[] {
  const frozen = observed.frozen === 'yes';
  const reads = frozen || !(has('append') || has('create') || has('submit'));
  const writes = reads ? `reads only${frozen ? ' of a frozen log' : ''}` : 'reads and writes';
  const used = (facet: keyof typeof USES) =>
    has(facet) && results.some(({ id, outcome }) => USES[facet].test(id) && JUDGED.includes(outcome));
  // It looks at the tiles of the tree, and an empty tree is without tiles.
  const empty = results.some(({ id, outcome }) => id === 'log/tiles/served' && outcome === 'not-applicable');
  return [
    [writes, used('grpc') ? 'gRPC' : [], used('restart') && !reads ? 'restarts' : []].flat().join(', '),
    `signatures ${has('keys') ? 'judged' : 'not judged'}`,
    used('policy') ? 'cosignatures judged' : [],
    empty ? 'no entry was seen' : [],
  ].flat();
}
