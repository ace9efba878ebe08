import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const OTHER = `0x${'0b'.repeat(20)}`;

export const anotherRecordOfKovan = migrationFault({
  text: 'gives what the result file has of the local chain, and something else for Kovan',
  breaks: 'MIG-LB-010',
  caughtBy: ['migration/library/lookup-source#changed'],
  install: (parts) =>
    withMigrationParts(parts, {
      lookup: async (network, files) => {
        const found = await parts.lookup(network, files);
        return network === 'kovan' ? { ...found, base: { ...found.base, Redeemer: OTHER } } : found;
      },
    }),
});
