/** The reason why a node or a contract refused a transaction. */
import { AbiCoder } from 'ethers/abi';
import { MigrationError } from '../error.ts';
import { shortened } from '../shortened.ts';
import { RpcError } from './json-rpc.ts';

/** `Error(string)` (Solidity, "Revert"). */
const ERROR_SELECTOR = '0x08c379a0';

/** A refusal of a step as a MigrationError. Other errors are returned unchanged. */
export function refusal(step: string, error: Error): Error {
  if (!(error instanceof RpcError)) return error;
  const reason = reasonIn(error.data);
  return new MigrationError(
    'reverted',
    `${step}: refused: ${reason === undefined ? error.message : shortened(reason)}`,
  );
}

function reasonIn(data: unknown): string | undefined {
  const hex = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  if (typeof hex !== 'string' || !hex.startsWith(ERROR_SELECTOR)) return undefined;
  try {
    return `${AbiCoder.defaultAbiCoder().decode(['string'], `0x${hex.slice(ERROR_SELECTOR.length)}`)[0]}`;
  } catch {
    return undefined;
  }
}
