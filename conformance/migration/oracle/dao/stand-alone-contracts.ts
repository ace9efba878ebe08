/**
 * Stand-alone contracts of a parameters file: how each is created, and the functions that are called on it afterwards.
 *
 * Anchored by: the transactions of npm's @daostack/migration rc.57-v1 for Wallet, Competition and DxDaoSchemeConstraints
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { type ExpectedArgument, expectedArgument, type ReferredValues } from '../parameters/argument.ts';
import { booleanAt, itemsAt, stringAt } from '../parameters/json-members.ts';

/** A call, with its arguments in their order. */
export interface ExpectedCall {
  readonly functionName: string | undefined;
  readonly arguments: readonly ExpectedArgument[];
}

/** One stand-alone contract. */
export interface ExpectedStandAlone {
  readonly name: string | undefined;
  /** undefined: the file has no value, and the document states no default. */
  readonly fromCore: boolean | undefined;
  /** The function that takes the arguments: `initialize` if `constructor` is false. */
  readonly by: 'constructor' | 'initialize';
  readonly arguments: readonly ExpectedArgument[];
  /** The calls of `runFunctions`, in their order. */
  readonly runs: readonly ExpectedCall[];
}

/** The stand-alone contracts of a network's parameters, in their order. */
export function expectedStandAlones(params: JsonNode, referred: ReferredValues): readonly ExpectedStandAlone[] {
  const argumentsOf = (node: JsonNode) =>
    (itemsAt(node, 'params') ?? []).map((node) => expectedArgument(node, referred));
  return (itemsAt(params, 'StandAloneContracts') ?? []).map((item) => ({
    name: stringAt(item, 'name'),
    fromCore: booleanAt(item, 'fromCore'),
    by: booleanAt(item, 'constructor') === false ? 'initialize' : 'constructor',
    arguments: argumentsOf(item),
    runs: (itemsAt(item, 'runFunctions') ?? []).map((run) => ({
      functionName: stringAt(run, 'functionName'),
      arguments: argumentsOf(run),
    })),
  }));
}
