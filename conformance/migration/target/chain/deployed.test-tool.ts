import { AbiCoder, ContractFactory, JsonRpcProvider, Network, NonceManager, Wallet } from 'ethers';
import type { Chain } from '../../../lab/chain/chain.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';

type Name = keyof typeof CONTRACTS;

/** Deploys a contract from the first account with ethers. Gives its address, and a way to call its functions by transactions. */
export async function deployed(chain: Chain, name: Name, ...args: unknown[]) {
  const provider = new JsonRpcProvider(chain.url, Network.from(1337), { staticNetwork: true, pollingInterval: 20 });
  try {
    const signer = new NonceManager(new Wallet(chain.accounts[0]!.privateKey, provider));
    const { abi, bytecode } = CONTRACTS[name];
    const contract = await new ContractFactory(abi, bytecode, signer).deploy(...args, { gasPrice: 3n });
    const receipt = await contract.deploymentTransaction()!.wait();
    return {
      address: await contract.getAddress(),
      gasUsed: receipt!.gasUsed,
      send: async (method: string, ...args: unknown[]) =>
        chain.request('eth_sendTransaction', [
          {
            from: chain.accounts[0]!.address,
            to: await contract.getAddress(),
            data: contract.interface.encodeFunctionData(method, args),
            gasPrice: '0x5',
            gas: '0x100000',
          },
        ]),
    };
  } finally {
    provider.destroy();
  }
}

/** The code of a contract that answers every call with these values. */
export function answering(types: readonly string[], values: readonly unknown[]): string {
  return answeringRaw(AbiCoder.defaultAbiCoder().encode(types, values));
}

/** The code of a contract that answers every call with these bytes, which it copies from the end of its own code. */
export function answeringRaw(data: string): string {
  const size = ((data.length - 2) / 2).toString(16).padStart(4, '0');
  // PUSH2 size, PUSH1 14, PUSH1 0, CODECOPY, PUSH2 size, PUSH1 0, RETURN
  const code = `61${size}600e60003961${size}6000f3`;
  return `0x${code}${data.slice(2)}`;
}
