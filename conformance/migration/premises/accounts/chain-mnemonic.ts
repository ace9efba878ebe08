import { MNEMONIC } from '../../../lab/chain/hardhat-chains.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** The mnemonic of the accounts on a tool's chains: that of the target, else that of Ganache under `--deterministic`. */
export const chainMnemonic = (tool: Pick<MigrationTarget, 'chain'>): string => tool.chain.mnemonic ?? MNEMONIC;
