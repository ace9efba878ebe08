import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { restartsOnly } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'goes on with an interrupted demo test although `restart` is given',
  breaks: 'MIG-OP-009',
  caughtBy: ['migration/options/restart#reused'],
  needs: { looks: ['migration/options/restart'] },
  install: (parts) => restartsOnly(parts, (steps) => steps.includes('dao')),
});
