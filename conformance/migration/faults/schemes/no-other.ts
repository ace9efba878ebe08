import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls } from '../../testbed/parts.ts';
import { withoutVerification } from '../../testbed/runs.ts';

export const leavesTheCreatorItsPermission = migrationFault({
  text: 'does not call the DaoCreator again for a DAO without schemes, and so leaves it its permission',
  breaks: 'MIG-SC-006',
  caughtBy: ['migration/schemes/no-other#surplus'],
  install: (parts) =>
    withCalls(withoutVerification(parts), (step, call) =>
      step === 'setSchemes' && (call.args[1] as readonly unknown[]).length === 0 ? undefined : call,
    ),
});
