/** How the chain of a scenario is to be. Absent members: the target's own, else the suite's. */
export interface ChainSettings {
  /** Default: 1337, a private network. */
  readonly chainId?: number;
  /** BIP-39, of the accounts that have means. Default: the one that Ganache's `--deterministic` has. */
  readonly mnemonic?: string;
  /** Of a block. Default: 8,000,000. */
  readonly gasLimit?: number;
  /** Default: `petersburg`, without a base fee. */
  readonly hardfork?: string;
  /** So often, in milliseconds, there is a block without a transaction. Default: never. */
  readonly blockIntervalMs?: number;
}
