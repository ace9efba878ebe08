/** The output of a compiler for a contract, as far as deploying and calling need it. */
import { Interface } from 'ethers/abi';
import { z } from 'zod/v4';

const HEX = z
  .string()
  .regex(/^0x[0-9a-f]*$/i)
  .refine((hex) => hex.length % 2 === 0);
const Build = z.object({ abi: z.array(z.unknown()), bytecode: HEX, deployedBytecode: HEX.optional() });

/** A compiled contract. */
export interface Artifact {
  readonly name: string;
  readonly abi: Interface;
  /** The part of it that is needed to create the contract: the whole takes long to read. */
  readonly creation: Interface;
  /** 0x and the creation code. */
  readonly bytecode: string;
  /** The code at its address after creation; no core contract has immutable values. */
  readonly deployedBytecode: string | undefined;
  /** Version of the core package; undefined for a build of the user. */
  readonly coreVersion: string | undefined;
}

/** Reads a build of Truffle or Hardhat. Throws where the value is not a build. */
export function readArtifact(name: string, build: unknown, coreVersion?: string): Artifact {
  const { abi, bytecode, deployedBytecode } = Build.parse(build);
  let parsed: Interface | undefined;
  let creation: Interface | undefined;
  return {
    name,
    get creation() {
      return (creation ??= new Interface(abi.filter(isConstructor) as never));
    },
    // A run that only compares the code of a base needs few of its interfaces.
    get abi() {
      return (parsed ??= new Interface(abi as never));
    },
    bytecode,
    deployedBytecode,
    coreVersion,
  };
}

const isConstructor = (entry: unknown): boolean =>
  typeof entry === 'string' ? entry.startsWith('constructor') : Object(entry).type === 'constructor';

/** How many arguments the constructor takes. */
export const constructorTakes = ({ creation }: Artifact): number => creation.deploy.inputs.length;

/** The only function of this name in an ABI; undefined where it has no such function, or several. */
export function functionOf({ abi }: Artifact, name: string) {
  const functions = abi.fragments.filter(
    (fragment) => fragment.type === 'function' && 'name' in fragment && fragment.name === name,
  );
  return functions.length === 1 ? abi.getFunction(name) : null;
}
