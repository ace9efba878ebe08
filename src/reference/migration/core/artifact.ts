/** A contract as a compiler left it: what is needed to deploy and to call it. */
import { Interface } from 'ethers';
import { z } from 'zod';

const HEX = z.string().regex(/^0x([0-9a-f]{2})*$/i);
const Build = z.object({ abi: z.array(z.unknown()), bytecode: HEX, deployedBytecode: HEX.optional() });

export interface Artifact {
  readonly name: string;
  readonly abi: Interface;
  /** 0x and the code that creates it. */
  readonly bytecode: string;
  /** The code that is then at its address; no core contract has anything set in it at creation. */
  readonly deployedBytecode: string | undefined;
  /** Of the core package; undefined where it is a build of the user's. */
  readonly coreVersion: string | undefined;
}

/** Reads a build of Truffle's or of Hardhat's. Throws where it is none. */
export function readArtifact(name: string, build: unknown, coreVersion?: string): Artifact {
  const { abi, bytecode, deployedBytecode } = Build.parse(build);
  return { name, abi: new Interface(abi as never), bytecode, deployedBytecode, coreVersion };
}

/** How many arguments the constructor takes. */
export const constructorTakes = ({ abi }: Artifact): number => abi.deploy.inputs.length;

/** A function that an ABI has by this name alone; undefined where it has none, or more than one. */
export function functionOf({ abi }: Artifact, name: string) {
  const found = abi.fragments.filter(
    (fragment) => fragment.type === 'function' && 'name' in fragment && fragment.name === name,
  );
  return found.length === 1 ? abi.getFunction(name) : null;
}
