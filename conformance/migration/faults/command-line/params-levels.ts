import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const paramsFileWithoutNetworksOnly = migrationFault({
  text: 'takes a parameters file without networks alone, though it is declared to have them',
  breaks: 'MIG-CL-032',
  caughtBy: ['migration/command-line/params-levels#not-as-declared'],
  needs: { declare: { 'params-file': 'by-network' }, params: { layout: 'flat' } },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        if (Object.hasOwn(Object(value), 'orgName')) return parts.paramsFor(network, value, where);
        throw new MigrationError('params', `${where}: orgName: expected a string, found nothing`);
      },
    }),
});
