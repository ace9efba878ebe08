import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import { isGenesisProtocolToken, requireReceivedArguments } from '../../premises/custom-schemes/received-arguments.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genesisProtocol = check<MigrationTarget>()({
  // MIG-CS-008 (must): `GenesisProtocolAddress` in `params` is replaced by the address of the base's GenesisProtocol. [interface,
  //   "CustomSchemes entry"]
  proves: 'MIG-CS-008',
  reasons: { other: '`GenesisProtocolAddress` became another address than that of the base contract' },
  run: async (_tool, t) => {
    const { scene, received } = await requireReceivedArguments(t, isGenesisProtocolToken);
    await t.each(received, ({ at, found }) =>
      t.judge(valueMismatch('other', scene.base.GenesisProtocol, found, at), scene.run),
    );
  },
});
