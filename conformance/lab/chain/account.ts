/** An account with a balance of 10,000 Ether. The address has the checksum of EIP-55; the key is `0x` and 64 digits. */
export interface ChainAccount {
  readonly address: string;
  readonly privateKey: string;
}
