/** A library in this process, whose members are called directly. */

import { NotApplicable } from '../../../core/check/early-end.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { InProcessRunner } from '../../../lab/program/program-runner.ts';
import { type Names, toolName } from '../names.ts';
import type { Run } from '../run.ts';
import type { RunRecorder } from '../run-recorder.ts';
import { jsonValue } from './json-value.ts';
import { type ListeningChain, listeningChain } from './listening-chain.ts';
import type { LocalChainMember, OpenLocalChain } from './local-chain.ts';
import { returnedValue } from './returned-value.ts';

/** The library object of the interface document (`StackMigration`), with the members that the target's names give. */
export type LibraryObject = Readonly<Record<string, unknown>>;

/** A library object, and what runs its calls. */
export interface LibraryInProcess {
  readonly object: LibraryObject;
  readonly names: Names;
  readonly within: InProcessRunner;
  readonly runs: RunRecorder;
}

/** Calls a member with a copy of the arguments, as another process would get them. */
export async function callInProcess(
  way: LibraryInProcess,
  member: string,
  args: readonly unknown[],
  at: Place,
): Promise<Run> {
  if (member === 'cli') throw new NotApplicable('cli() reads the arguments of a process of its own');
  const call = callPath(way, member);
  return way.runs.record({ call: call.join('.'), args }, at, () =>
    runWork(way, async () => returnedValue(await apply(way.object, call, args), way.names), at),
  );
}

/** Opens a local chain. Opening and closing are recorded as runs. */
export async function openChainInProcess(
  way: LibraryInProcess,
  as: LocalChainMember,
  args: readonly unknown[],
  at: Place,
  ownPort?: number,
): Promise<OpenLocalChain | Run> {
  const call = callPath(way, `LocalChain.${as}`);
  let chain: ListeningChain | undefined;
  const opening = async () => {
    chain = await listeningChain(await apply(way.object, call, args), ownPort);
    return { rpc: chain.rpc };
  };
  const request = { call: call.join('.'), args };
  const opened = await way.runs.record(request, at, () => runWork(way, opening, at));
  if (!chain) return opened;
  const { rpc, close } = chain;
  return {
    rpc,
    close: () => way.runs.record(request, at, () => runWork(way, () => close().then(() => ({ rpc })), at)),
  };
}

const callPath = ({ names }: LibraryInProcess, member: string): readonly string[] =>
  member.split('.').map((word) => toolName(names.library, word) ?? word);

async function runWork({ within }: LibraryInProcess, work: () => Promise<unknown>, at: Place) {
  const { value, error, ...rest } = await within(work, at);
  if (rest.ended.by !== 'exit') return rest;
  if (error !== undefined) return { ...rest, rejected: errorText(error) };
  return rest.ended.code === 0 ? { ...rest, returned: value } : rest;
}

const errorText = (cause: unknown) => (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));

/** @throws TypeError if the library has no such function. */
async function apply(library: LibraryObject, call: readonly string[], values: readonly unknown[]): Promise<unknown> {
  const owner = call.slice(0, -1).reduce((of: unknown, word) => Object(of)[word], library);
  const member = Object(owner)[call.at(-1)!];
  if (typeof member !== 'function') throw new TypeError(`the library has no function ${call.join('.')}`);
  return (member as (...args: unknown[]) => unknown).apply(owner, jsonValue(values) as unknown[]);
}
