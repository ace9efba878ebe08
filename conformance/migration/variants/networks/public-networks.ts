import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const PUBLIC = [
  '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
  '0x6341fd3daf94b748c72ced5a5b26028f2474f5f00d824504e4fa37a75767e177',
  '0xa3c565fc15c7478862d50ccd6561e3c06b24cc509bf388941c25ea985ce32cb9',
];

export const networkByGenesis = migrationVariant({
  text: 'treats a chain as private that does not have the first block of a public network',
  cites: 'choice network-by: genesis',
  needs: {
    declare: { 'network-by': 'genesis' },
    looks: ['migration/networks/**', 'migration/options/*-parameters', 'migration/options/other-networks'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      networkOf: (chainId, genesis = '') => (PUBLIC.includes(genesis) ? parts.networkOf(chainId, genesis) : 'private'),
    }),
});
