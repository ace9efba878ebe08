/** Arguments in parameters, converted for contracts. */
import type { ParamType } from 'ethers/abi';
import { Decimal } from '../decimal.ts';
import { standAloneOf, voteParamsOf } from '../params/connections.ts';

/** The values of tokens and references. */
export interface Meanings {
  /** By token, such as `AvatarAddress`. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Addresses of the stand-alone contracts deployed so far. */
  readonly contracts: readonly string[];
  /** Hashes of the voting parameters. */
  readonly votes: readonly string[];
}

/**
 * `types`: those of the function's inputs. A token is replaced only where the type is address; elsewhere it is a
 * literal.
 */
export function meant(args: readonly unknown[], types: readonly ParamType[], meanings: Meanings): unknown[] {
  return args.map((value, i) => argument(value, types[i], meanings));
}

function argument(value: unknown, type: ParamType | undefined, meanings: Meanings): unknown {
  const contract = standAloneOf(value);
  if (contract !== undefined) return meanings.contracts[contract];
  const votes = voteParamsOf(value);
  if (votes !== undefined) return meanings.votes[votes];
  if (type?.baseType === 'address' && typeof value === 'string' && Object.hasOwn(meanings.tokens, value)) {
    return meanings.tokens[value];
  }
  if (value instanceof Decimal) return value.shifted(0) ?? `${value}`;
  const each = type?.arrayChildren;
  return Array.isArray(value) && each ? value.map((element) => argument(element, each, meanings)) : value;
}
