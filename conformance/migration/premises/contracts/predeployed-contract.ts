import type { CompiledContract } from '../../inputs/contracts/compiled-contract.ts';
import type { MigrationStage } from '../../target/stage.ts';

/** Deploys a contract without arguments from the chain's last account, which no tool is given. Returns its address. */
export async function predeploy({ chain }: MigrationStage, { bytecode }: CompiledContract): Promise<string> {
  const from = chain.accounts.at(-1)!.address;
  const gasPrice = await chain.request('eth_gasPrice');
  const hash = await chain.request('eth_sendTransaction', [{ from, data: bytecode, gas: '0x300000', gasPrice }]);
  const receipt = (await chain.request('eth_getTransactionReceipt', [hash])) as { readonly contractAddress?: string };
  if (!receipt?.contractAddress) throw new Error(`expected a contract by transaction ${String(hash)}, found none`);
  return receipt.contractAddress;
}
