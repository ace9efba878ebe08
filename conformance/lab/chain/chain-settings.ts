/** The settings of a scenario's chain. An absent member has the target's default, or else the suite's. */
export interface ChainSettings {
  /** Default: 1337, a private network. */
  readonly chainId?: number;
  /** The BIP-39 mnemonic of the funded accounts. Default: that of Ganache's `--deterministic`. */
  readonly mnemonic?: string;
  /** The gas limit of a block. Default: 8,000,000. */
  readonly gasLimit?: number;
  /** Default: `petersburg`, without a base fee. */
  readonly hardfork?: string;
  /** The interval, in milliseconds, at which an empty block is mined. Default: never. */
  readonly blockIntervalMs?: number;
}
