import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

const lower = (value: unknown): unknown => {
  if (typeof value === 'string') return /^0x[0-9a-f]{40}$/i.test(value) ? value.toLowerCase() : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(lower);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lower(one)]));
};

export default variant<Parts>({
  text: 'writes addresses in lower case',
  cites: 'EIP-55: the case of the digits is a checksum, and an address is the same without it',
  needs: {
    looks: ['migration/result/**', 'migration/again/**', 'migration/parameters/controller*'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      result: (step, deployed) => lower(parts.result(step, deployed)) as typeof deployed,
    }),
});
