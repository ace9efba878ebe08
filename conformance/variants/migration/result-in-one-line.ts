import type { Parts } from '../../../src/reference/migration/index.ts';
import { writeWhole } from '../../../src/reference/migration/result/result-file.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'writes its result in one line that does not end',
  cites: 'Interface, "Migration result": a JSON file, however it is spaced',
  needs: { looks: ['migration/result/**', 'migration/steps/*-written', 'migration/writing/whole'] },
  install: (parts) =>
    withMigrationParts(parts, { writeResultFile: (path, value) => writeWhole(path, JSON.stringify(value)) }),
});
