import { getAddress, getCreate2Address, getCreateAddress, keccak256, Transaction, Wallet } from 'ethers';
import { OpenTransactions, untilMined } from '../../../../src/reference/migration/chain/open-transactions.ts';
import { outcomeOf } from '../../../../src/reference/migration/chain/receipt.ts';
import { readArtifact } from '../../../../src/reference/migration/core/artifact.ts';
import type { Sending } from '../../../../src/reference/migration/index.ts';
import { creation } from '../../../../src/reference/migration/plan/encode.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { planRelay } from '../../testbed/plans.ts';

const FACTORY = readArtifact('Factory', CONTRACTS.Factory);
const SALT = `0x${'00'.repeat(32)}`;
/** Signed by chance, for every chain (ERC-2470): nobody has the key, so nobody can send another first. */
const SIGNED_BY_CHANCE = { r: `0x${'18'.repeat(32)}`, s: `0x${'18'.repeat(32)}`, v: 27 };
const [GAS, PRICE] = [400_000n, 100_000_000_000n];
/** Only of the base: what a DAO consists of belongs to who creates it. */
const OF_WHO_CREATES_IT = new Set(['DAOToken', 'Reputation', 'Avatar', 'Controller']);

const making = Transaction.from({
  type: 0,
  nonce: 0,
  to: null,
  value: 0n,
  gasLimit: GAS,
  gasPrice: PRICE,
  data: FACTORY.bytecode,
  signature: SIGNED_BY_CHANCE,
});
const maker = getAddress(making.from as string);
const factory = getCreateAddress({ from: maker, nonce: 0 });

/** Pays the nobody who makes the factory, and sends what nobody signed. */
async function makeFactory({ chain, signer, fees }: Sending): Promise<void> {
  if ((await chain.code(factory)) !== '0x') return;
  const nonce = Number(await chain.request<string>('eth_getTransactionCount', signer.address, 'pending'));
  const pay = { ...fees, chainId: chain.id, nonce, gasLimit: 21_000n, to: maker, value: GAS * PRICE };
  for (const raw of [await new Wallet(signer.signingKey).signTransaction(Transaction.from(pay)), making.serialized]) {
    const sent = { kind: 'send', step: 'Factory', nonce, hash: keccak256(raw), raw } as const;
    const open = new OpenTransactions(chain);
    await untilMined(open, () => open.send(sent, async (receipt) => outcomeOf(sent.step, receipt)));
  }
}

export const baseByAKnownFactory = migrationVariant({
  text: 'creates base contracts by CREATE2 and a factory at an address of its own, and uses those that are there',
  cites: 'EIP-1014, CREATE2: addresses follow from the code, so that who deploys it again meets what is there',
  needs: {
    looks: [
      'migration/contracts/**',
      'migration/steps/*-written',
      'migration/steps/restart',
      'migration/rerun/**',
      'migration/account/**',
    ],
  },
  install: (parts) => ({
    ...parts,
    deployer: (sending) => {
      const to = parts.deployer(sending);
      return planRelay(to, {
        deploy: async (step, artifact, args = []) => {
          await makeFactory(sending);
          if (step !== artifact.name || OF_WHO_CREATES_IT.has(step)) return to.deploy(step, artifact, args);
          const code = creation(step, artifact, args);
          const made = getCreate2Address(factory, SALT, keccak256(code));
          if ((await sending.chain.code(made)) !== '0x') return made;
          const create = { to: factory, of: FACTORY, name: 'create', args: [SALT, code] };
          return to.create(step, create, 'Created', 'made');
        },
      });
    },
  }),
});
