import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const takesTheFirstAccountAlone = migrationFault({
  text: 'takes no key but that of the first account of a local chain',
  breaks: 'MIG-CL-025',
  caughtBy: ['migration/command-line/private-key#failed'],
  install: (parts) =>
    withMigrationParts(parts, {
      accountOf: (secret) => {
        const { privateKey } = parts.accountOf({}).signingKey;
        if (secret.privateKey === undefined || secret.privateKey === privateKey) return parts.accountOf(secret);
        throw new MigrationError('account', 'This account is not known');
      },
    }),
});
