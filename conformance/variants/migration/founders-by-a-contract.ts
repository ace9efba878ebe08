import { readArtifact } from '../../../src/reference/migration/core/artifact.ts';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { isMinting, keeping, type Step, withDaoPlan } from '../../faults/migration-plans.ts';
import { CONTRACTS } from '../../lab/generated/contracts.ts';

const MINTER = readArtifact('Minter', CONTRACTS.Minter);

export default variant<Parts>({
  text: 'has a contract of its own give the founders their shares, all tokens and all reputation in one transaction each',
  cites: 'Interface, "Migration parameters": founders are the initial mint recipients, by whatever they are minted',
  needs: { looks: ['migration/founders/**', 'migration/ownership/**', 'migration/account/sender'] },
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      keeping(to, isMinting, async (kept) => {
        const minter = await to.deploy('Minter', MINTER);
        for (const [minted, steps] of Map.groupBy(kept, ([, call]: Step) => call.to)) {
          const [[, { of }]] = steps as [Step];
          const owned = { to: minted, of, name: 'transferOwnership', args: [minter] };
          await to.call(`Minter: ${of.name}`, owned);
          const column = (i: number) => steps.map(([, { args }]) => args[i]);
          const mint = { to: minter, of: MINTER, name: 'mint', args: [minted, column(0), column(1)] };
          await to.call(`founders: ${of.name}`, mint);
        }
      }),
    ),
});
