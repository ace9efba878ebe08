import type { Parts } from '../../../src/reference/migration/index.ts';
import { writeWhole } from '../../../src/reference/migration/result/result-file.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

const text = (value: object) => `\r\n${JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n')}\r\n\r\n`;

export default variant<Parts>({
  text: 'ends the lines of its result with CR and LF, indents with tabs, and leaves empty lines around it',
  cites: 'Interface, "Migration result": a JSON file, however it is spaced',
  needs: { looks: ['migration/result/**', 'migration/steps/*-written', 'migration/writing/others'] },
  install: (parts) => withMigrationParts(parts, { writeResultFile: (path, value) => writeWhole(path, text(value)) }),
});
