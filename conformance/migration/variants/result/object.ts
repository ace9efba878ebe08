import { writeWhole } from '../../../../src/reference/migration/result/result-file.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const MORE = { tool: { name: 'migrate', version: [1, 0] }, block: 7, explorer: null, tags: ['example'] };

export const moreMembers = migrationVariant({
  text: 'has more members in its result than the document shows: at the top, of the network, of a DAO and of a demo test',
  cites: 'Interface, "Migration result": what the keys hold, and not that there are no others',
  needs: {
    looks: [
      'migration/result/**',
      'migration/steps/*-written',
      'migration/result-file/other-content',
      'migration/rerun/dao',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      result: (step, deployed) => (step === 'base' ? deployed : { ...deployed, ...MORE }),
      resultWith: (file, of, result) =>
        Object.assign({}, MORE as object, parts.resultWith(file, of, { ...MORE, ...result })),
    }),
});

export const resultInAnotherOrder = migrationVariant({
  text: 'lists its contracts in another order',
  cites: 'Interface, "Migration result": a map from contract name to address',
  install: (parts) =>
    withMigrationParts(parts, {
      result: (_step, deployed) => Object.fromEntries(Object.entries(deployed).reverse()),
    }),
});

export const resultInOneLine = migrationVariant({
  text: 'writes its result in one line that does not end',
  cites: 'Interface, "Migration result": a JSON file, however it is spaced',
  needs: { looks: ['migration/result/**', 'migration/steps/*-written', 'migration/result-file/atomic'] },
  install: (parts) =>
    withMigrationParts(parts, { writeResultFile: (path, value) => writeWhole(path, JSON.stringify(value)) }),
});

const text = (value: object) => `\r\n${JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n')}\r\n\r\n`;

export const resultWithCrlf = migrationVariant({
  text: 'ends the lines of its result with CR and LF, indents with tabs, and leaves empty lines around it',
  cites: 'Interface, "Migration result": a JSON file, however it is spaced',
  needs: { looks: ['migration/result/**', 'migration/steps/*-written', 'migration/result-file/other-content'] },
  install: (parts) => withMigrationParts(parts, { writeResultFile: (path, value) => writeWhole(path, text(value)) }),
});
