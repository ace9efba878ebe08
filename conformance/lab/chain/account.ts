/** An account with a balance of 10,000 Ether. The address has the checksum of EIP-55; the key is `0x` and 64 digits. */
export interface ChainAccount {
  readonly address: string;
  readonly privateKey: string;
}

/** The places of two accounts whose keys begin with two zeros, which a program loses that takes a key for a number. */
export const [ZERO_KEY_PLACE, OTHER_ZERO_KEY_PLACE] = [10, 11] as const;
/** Their indices in the path of BIP-44. They stand behind the ten accounts of Ganache, from which a tool may send. */
export const ZERO_KEYS: Readonly<Record<number, number>> = { [ZERO_KEY_PLACE]: 588, [OTHER_ZERO_KEY_PLACE]: 486 };
