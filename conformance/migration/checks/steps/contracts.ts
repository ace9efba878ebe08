import { check } from '../../../core/check/check.ts';
import { CORE_CONTRACT_NAMES } from '../../oracle/contracts/core-contracts.ts';
import { NO_CODE_TEXT } from '../../premises/contracts/deployed-address.ts';
import { baseAddresses } from '../../premises/result/base-addresses.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const NAMES: ReadonlySet<string> = new Set(CORE_CONTRACT_NAMES);

export const contracts = check<MigrationTarget>()({
  proves: 'MIG-ST-001',
  reasons: { 'no-code': 'there is no code at an address of `base`', twice: 'two contracts of `base` have one address' },
  run: async (_tool, t) => {
    // What is no address is judged by itself (MIG-RS-003).
    const { addresses, views, run } = await t.use(baseAddresses);
    const seen = new Map<string, string>();
    await t.each(addresses, async ([name, address]) => {
      const at = `base.${name}`;
      if ((await views.codeAt(address)) === '0x')
        t.judge({ reason: 'no-code', expected: `code at ${address}`, actual: NO_CODE_TEXT, at }, run);
      // What else is in `base` may be another name for one of the sixteen.
      if (!NAMES.has(name)) return t.judge(undefined);
      const other = seen.get(address.toLowerCase());
      if (other)
        t.judge(
          { reason: 'twice', expected: `an address of its own`, actual: `that of ${other}, ${address}`, at },
          run,
        );
      seen.set(address.toLowerCase(), name);
      t.judge(undefined);
    });
  },
});
