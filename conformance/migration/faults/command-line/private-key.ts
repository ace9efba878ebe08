import { MigrationError, type Parts } from '../../../../src/reference/migration/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const takesTheFirstAccountAlone = fault<Parts>({
  text: 'takes no key but that of the first account of a local chain',
  breaks: 'MIG-CL-025',
  caughtBy: ['migration/command-line/private-key#failed'],
  install: (parts) =>
    withMigrationParts(parts, {
      accountOf: (secret) => {
        const { privateKey } = parts.accountOf({});
        if (secret.privateKey === undefined || secret.privateKey === privateKey) return parts.accountOf(secret);
        throw new MigrationError('account', 'This account is not known');
      },
    }),
});
