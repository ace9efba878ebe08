import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

/** More than the largest contract takes. */
const GAS = '0x632ea0';

export const gasLimitsFixed = migrationVariant({
  text: 'gives every transaction the same gas limit, and asks the node for no estimate',
  cites: 'Interface, "Authentication": the account needs enough to pay the gas, and a limit is not what is paid',
  needs: {
    looks: [
      'migration/steps/*-written',
      'migration/prices/suggested',
      'migration/exit/reverted-transaction',
      'migration/validation/insufficient-funds',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      provider: (provider) => {
        const through = parts.provider(provider);
        return {
          request: async (asked) => (asked.method === 'eth_estimateGas' ? GAS : through.request(asked)),
        };
      },
    }),
});
