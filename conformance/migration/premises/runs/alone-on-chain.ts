import { runSlot } from '../../../core/run/run-state.ts';
import type { RunStage } from './scenario-run.ts';

/** The chains on which a run is at work. */
const busy = runSlot(() => new Set<string>());

/**
 * Runs a tool on a chain on which no other run is at work: each would be charged with what the other does. @throws Error where
 * one is, since a premise that gives the chain lacks `inTurn`.
 */
export async function aloneOnChain<T>(
  { rpc, state }: Pick<RunStage, 'rpc' | 'state'>,
  run: () => Promise<T>,
): Promise<T> {
  const chains = state.of(busy);
  if (chains.has(rpc))
    throw new Error(`expected no other run on the chain at ${rpc}; what gives this chain is not \`inTurn\``);
  chains.add(rpc);
  try {
    return await run();
  } finally {
    chains.delete(rpc);
  }
}
