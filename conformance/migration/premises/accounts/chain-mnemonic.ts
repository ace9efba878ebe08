/** The words from which the accounts of a tool's chains are derived. */

import { MNEMONIC } from '../../../lab/chain/hardhat-chains.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Those that the target names, else those of Ganache under `--deterministic`. */
export const chainMnemonic = (tool: Pick<MigrationTarget, 'chain'>): string => tool.chain.mnemonic ?? MNEMONIC;
