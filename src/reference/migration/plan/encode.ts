/** The data of transactions. */
import { type Artifact, functionOf } from '../core/artifact.ts';
import { MigrationError } from '../error.ts';
import type { Call } from './deployer.ts';

/** Creation code and arguments of a contract. Throws a MigrationError where they do not fit its constructor. */
export function creation(step: string, artifact: Artifact, args: readonly unknown[]): string {
  return fitting(step, `the constructor of ${artifact.name}`, () =>
    artifact.bytecode.concat(artifact.creation.encodeDeploy(args).slice(2)),
  );
}

/** Data of a call. Throws a MigrationError where the contract has no such function, or the arguments do not fit it. */
export function callData(step: string, { of, name, args }: Call): string {
  const found = functionOf(of, name);
  if (!found) throw new MigrationError('params', `${step}: expected a function ${name} of ${of.name}, found none`);
  return fitting(step, found.format('full'), () => of.abi.encodeFunctionData(found, args));
}

function fitting(step: string, target: string, encode: () => string): string {
  try {
    return encode();
  } catch (error) {
    const { shortMessage, argument, value } = error as { shortMessage?: string; argument?: string; value?: unknown };
    const found = value === undefined ? '' : `, found ${JSON.stringify(value, textOfBigint)}`;
    const why = `${shortMessage ?? (error as Error).message}${argument ? ` (${argument})` : ''}`;
    throw new MigrationError('params', `${step}: expected arguments for ${target}${found}: ${why}`);
  }
}

const textOfBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
