import type { MigrationTarget } from '../core/migration-target.ts';
import { MNEMONIC } from '../lab/hardhat-chains.ts';

/** The words from which the accounts of a tool's chains are derived. */
export const chainMnemonic = (tool: Pick<MigrationTarget, 'chain'>): string => tool.chain.mnemonic ?? MNEMONIC;
