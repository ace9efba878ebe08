import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

const MORE = { tool: { name: 'migrate', version: [1, 0] }, block: 7, explorer: null, tags: ['example'] };

export default variant<Parts>({
  text: 'says more in its result than the document shows: at the top, of the network, of a DAO and of a demo test',
  cites: 'Interface, "Migration result": what the keys hold, and not that there are no others',
  needs: {
    looks: ['migration/result/**', 'migration/steps/*-written', 'migration/writing/others', 'migration/again/dao'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      result: (step, deployed) => (step === 'base' ? deployed : { ...deployed, ...MORE }),
      resultWith: (file, of, result) =>
        Object.assign({}, MORE as object, parts.resultWith(file, of, { ...MORE, ...result })),
    }),
});
