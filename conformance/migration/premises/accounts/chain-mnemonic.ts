/** The words from which the accounts of a tool's chains are derived. */

import { MNEMONIC } from '../../../lab/chain/hardhat-chains.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** The words from which the accounts of a tool's chains are derived. */
export const chainMnemonic = (tool: Pick<MigrationTarget, 'chain'>): string => tool.chain.mnemonic ?? MNEMONIC;

/** Of the chain's accounts: the one that Ganache has under `--deterministic`, where the target names no other. */
export const deterministicMnemonic = ({ chain }: MigrationTarget): string =>
  chain.mnemonic ?? 'myth like bonus scare over problem client lizard pioneer submit female collect';
