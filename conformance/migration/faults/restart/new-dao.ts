import { migrationFault } from '../../testbed/alteration.ts';
import { withRestartOnlyFor } from '../../testbed/runs.ts';

export const restartsNoUnfinishedRunOfSeveralSteps = migrationFault({
  text: 'begins anew after what is finished, and goes on with an unfinished run of several steps although `restart` is given',
  breaks: 'MIG-CL-019',
  caughtBy: ['migration/restart/new-dao#reused', 'migration/options/restart#reused'],
  needs: { looks: ['migration/restart/new-dao', 'migration/options/restart'] },
  install: (parts) => {
    const several = withRestartOnlyFor(parts, (steps) => steps.length === 1);
    return { ...several, stillThere: async (journal, chain) => !journal.end && several.stillThere(journal, chain) };
  },
});
