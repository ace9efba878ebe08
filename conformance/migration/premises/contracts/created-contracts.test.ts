import { AbiCoder } from 'ethers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { ContractViews } from '../../target/chain/views.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { openStages } from '../../target/stages.ts';
import { abiWordsOf, contractsCreatedIn, creationCodeOf, mayBeHidden, withCode } from './created-contracts.ts';

const { OwnScheme, SharedScheme, Holder } = CONTRACTS;
const lab = openStages();
let stage: MigrationStage;
beforeAll(async () => {
  stage = await lab.open();
});
afterAll(() => lab.close());

const digits = (code: string) => code.slice(2);
const size = (code: string) => (digits(code).length / 2).toString(16).padStart(4, '0');

async function send(data: string, to?: string): Promise<string> {
  const from = stage.chain.accounts[0]!.address;
  const transaction = { from, data, gas: '0x400000', gasPrice: '0x1', ...(to ? { to } : {}) };
  const hash = await stage.chain.request('eth_sendTransaction', [transaction]);
  return String(Object(await stage.chain.request('eth_getTransactionReceipt', [hash])).contractAddress);
}

/** Code that puts this runtime code on the chain. */
const creating = (runtime: string) => `0x61${size(runtime)}600e60003961${size(runtime)}6000f3${digits(runtime)}`;
/** A contract that creates what it is called with: by CREATE, or by CREATE2 with salt 0. */
const FACTORY = creating('0x3660006000373660006000f000');
const FACTORY_2 = creating('0x366000600037600036600060 00f500'.replaceAll(' ', ''));

const now = async () => ({
  stage,
  views: new ContractViews(stage.chain),
  since: Number(await stage.chain.request('eth_blockNumber')),
});

describe('what a run made', () => {
  test('is found where a transaction made it, with what was sent', async () => {
    const scene = await now();
    const address = await send(OwnScheme.bytecode);
    const made = await contractsCreatedIn(scene);
    expect(withCode(made, OwnScheme.deployedBytecode)).toEqual([
      { address, code: OwnScheme.deployedBytecode, creation: OwnScheme.bytecode },
    ]);
    expect(await creationCodeOf(scene, address)).toBe(OwnScheme.bytecode);
  });

  test('is not what was there before', async () => {
    await send(OwnScheme.bytecode);
    const scene = await now();
    const holder = await send(SharedScheme.bytecode);
    expect((await contractsCreatedIn(scene)).contracts.map(({ address }) => address)).toEqual([holder]);
  });

  test('is found where a factory made it by CREATE, and nothing names it', async () => {
    const scene = await now();
    const factory = await send(FACTORY);
    await send(SharedScheme.bytecode, factory);
    await send(OwnScheme.bytecode, factory);
    const made = await contractsCreatedIn(scene);
    expect(withCode(made, SharedScheme.deployedBytecode)).toHaveLength(1);
    expect(withCode(made, OwnScheme.deployedBytecode)).toHaveLength(1);
  });

  test('may be hidden where it was made by CREATE2, until an argument names it', async () => {
    const scene = await now();
    const factory = await send(FACTORY_2);
    await send(SharedScheme.bytecode, factory);
    const made = await contractsCreatedIn(scene);
    expect(withCode(made, SharedScheme.deployedBytecode)).toEqual([]);
    expect(mayBeHidden(made, SharedScheme.bytecode)).toBe(true);
    expect(mayBeHidden(made, OwnScheme.bytecode)).toBe(false);
    expect(mayBeHidden(made, undefined)).toBe(true);
    const { getCreate2Address, keccak256, ZeroHash } = await import('ethers');
    const address = getCreate2Address(factory, ZeroHash, keccak256(SharedScheme.bytecode));
    const words = AbiCoder.defaultAbiCoder().encode(['address', 'address'], [address, factory]);
    await send(Holder.bytecode + digits(words));
    expect(withCode(await contractsCreatedIn(scene), SharedScheme.deployedBytecode)).toMatchObject([
      { address: address.toLowerCase() },
    ]);
  });

  test('is a minimal proxy by the code behind it, which is no contract of its own then', async () => {
    const scene = await now();
    const behind = await send(OwnScheme.bytecode);
    const proxy = await send(creating(`0x363d3d373d3d3d363d73${digits(behind)}5af43d82803e903d91602b57fd5bf3`));
    const found = withCode(await contractsCreatedIn(scene), OwnScheme.deployedBytecode);
    expect(found.map(({ address }) => address)).toEqual([proxy]);
  });
});

test('words of a call stand behind its selector, and arguments of a creation at its end', () => {
  const [a, b] = ['a', 'b'].map((digit) => digit.repeat(64));
  expect(abiWordsOf(`0x12345678${a}${b}`)).toEqual([a, b, b, a]);
  expect(abiWordsOf(`0x1234${a}${b}`)).toContain(a);
  expect(abiWordsOf('0x12')).toEqual([]);
});
