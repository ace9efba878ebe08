import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const keysAsNumbers = migrationFault({
  text: 'takes a key for a number, so that it loses the zeros at its beginning',
  breaks: 'MIG-OP-012',
  caughtBy: ['migration/options/private-key#failed'],
  alsoFails: ['migration/command-line/private-key#failed'],
  install: (parts) =>
    withMigrationParts(parts, {
      accountOf: (secret) => {
        const { privateKey } = secret;
        const isHex = privateKey !== undefined && /^0x[0-9a-f]{64}$/.test(privateKey);
        return parts.accountOf(isHex ? { ...secret, privateKey: `0x${BigInt(privateKey).toString(16)}` } : secret);
      },
    }),
});
