import type { RunSummary } from '../core/check/suite.ts';

/** How the log was accessed, and whether its signatures were judged. */
export function logPhrases({ has, observed }: RunSummary): readonly string[] {
  const frozen = observed.frozen === 'yes';
  const reads = frozen || !(has('append') || has('create'));
  const writes = reads ? `reads only${frozen ? ' of a frozen log' : ''}` : 'reads and writes';
  return [
    [writes, has('grpc') ? 'gRPC' : [], has('restart') ? 'restarts' : []].flat().join(', '),
    `signatures ${has('keys') ? 'judged' : 'not judged'}`,
  ];
}
