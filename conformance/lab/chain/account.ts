/** An account with means, 10,000 Ether. The address is spelt as EIP-55 has it; the key is `0x` and 64 digits. */
export interface ChainAccount {
  readonly address: string;
  readonly privateKey: string;
}
