import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { restartsOnly } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'gives a finished DAO by `migrate` although `restart` is given',
  breaks: 'MIG-OP-009',
  caughtBy: ['migration/options/restart#reused'],
  needs: { looks: ['migration/options/restart'] },
  install: (parts) => restartsOnly(parts, (steps) => steps.length === 1),
});
