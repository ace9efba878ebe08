import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'does not write what it has of a demo test',
  breaks: 'MIG-ST-008',
  caughtBy: ['migration/steps/all#missing', 'migration/steps/demo-written#missing'],
  install: (parts) =>
    withMigrationParts(parts, {
      resultWith: (file, of, { test: _, ...others }) => parts.resultWith(file, of, others),
    }),
});
