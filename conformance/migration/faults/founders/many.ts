import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const amountsAsFloatingPoint = migrationFault({
  text: 'has amounts of founders in floating point',
  breaks: 'MIG-FD-004',
  caughtBy: ['migration/founders/many#amount'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({
        ...params,
        founders: params.founders.map((founder) => ({
          ...founder,
          tokens: BigInt(Number(founder.tokens)),
          reputation: BigInt(Number(founder.reputation)),
        })),
      }),
    }),
});
