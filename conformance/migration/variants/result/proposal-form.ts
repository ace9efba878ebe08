import { migrationVariant } from '../../testbed/alteration.ts';
import { withDemoResult } from '../../testbed/runs.ts';

export const proposalWithoutAPrefix = migrationVariant({
  text: 'writes the proposal of the demo test without 0x',
  cites: 'Interface, "Migration result": a hex string',
  needs: { looks: ['migration/result/**', 'migration/steps/demo*', 'migration/library/demo-test'] },
  install: (parts) =>
    withDemoResult(parts, (test) => ({ ...test, proposalId: `${test.proposalId}`.replace(/^0x/, '') })),
});
