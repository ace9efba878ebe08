/** A compiled contract, with the member names of common build files. */
export interface CompiledContract {
  readonly contractName: string;
  readonly abi: readonly object[];
  /** The creation code, in hexadecimal with `0x`. */
  readonly bytecode: string;
  /** The code on the chain after the deployment. */
  readonly deployedBytecode: string;
}
