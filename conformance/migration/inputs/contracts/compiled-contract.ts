/** A contract as build files of tools have it, under the names that they read. */
export interface CompiledContract {
  readonly contractName: string;
  readonly abi: readonly object[];
  /** Of its creation, in hexadecimal with `0x`. */
  readonly bytecode: string;
  /** What stands on the chain afterwards. */
  readonly deployedBytecode: string;
}
