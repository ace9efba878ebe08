import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

export const beginsAnewWhereAllWasSent = migrationFault({
  text: 'starts again with other parameters where everything was sent, and refuses them where half was',
  breaks: 'MIG-RE-005',
  caughtBy: ['migration/resume/other-params#changed'],
  needs: { looks: ['migration/resume/other-params'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      onChanged: () => (run.sent.has('unregister the owner') ? 'anew' : 'refused'),
    })),
});

export const beginsAnewWhereItIsDeclaredToRefuse = migrationFault({
  text: 'starts again with other parameters than those of an interrupted run, though declared to refuse',
  breaks: 'MIG-RE-005',
  caughtBy: ['migration/resume/other-params#not-as-declared'],
  needs: { declare: { 'changed-unfinished': 'refused' }, looks: ['migration/resume/other-params'] },
  install: (parts) => withMigrationParts(parts, { onChanged: () => 'anew' }),
});
