import { migrationFault } from '../../testbed/alteration.ts';
import { STRANGER } from '../../testbed/notes.ts';
import { withCalls } from '../../testbed/parts.ts';

export const tracksAnotherController = migrationFault({
  text: 'gives the DAO tracker another controller than that of the DAO',
  breaks: 'MIG-PR-016',
  caughtBy: ['migration/parameters/tracking#controller'],
  needs: { looks: ['migration/parameters/tracking', 'migration/parameters/tracking-default'] },
  install: (parts) =>
    withCalls(parts, (step, call) => {
      const [avatar, , ...others] = call.args ?? [];
      return step === 'track' ? { ...call, args: [avatar, STRANGER, ...others] } : call;
    }),
});
