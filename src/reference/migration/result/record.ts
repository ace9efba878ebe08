/** Writes results into the result file, which keeps its other contents. */
import { Interface } from 'ethers/abi';
import type { Chain } from '../chain/chain.ts';
import type { Parts } from '../parts.ts';
import type { Deployed, Step } from '../run/step.ts';
import { isObject } from './result-file.ts';

/**
 * Writes the result of a step into the file, beside those of other networks and steps. Gives whether the file changed.
 */
export async function record(
  path: string,
  chain: Chain,
  { name, version }: Step,
  deployed: Deployed,
  { readResultFile, resultIn, resultWith, writeResultFile }: Parts,
): Promise<boolean> {
  const { network } = chain;
  const file = await readResultFile(path);
  const { [name]: earlier, ...others } = resultIn(file, network) ?? {};
  if (earlier !== undefined && JSON.stringify(earlier) === JSON.stringify(deployed)) return false;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(others)) {
    if (name !== 'base' || (await stands(chain, value))) kept[key] = value;
  }
  const ordered = ['base', 'dao', 'test'].flatMap((key) => {
    const value = key === name ? deployed : kept[key];
    return value === undefined ? [] : [[key, value]];
  });
  const result = { ...kept, ...Object.fromEntries(ordered) };
  await writeResultFile(path, resultWith(file, { network, version }, result));
  return true;
}

/** Whether a DAO is on this chain: a chain that was restarted does not have the recorded contracts. */
export async function stands(chain: Chain, recorded: unknown): Promise<boolean> {
  if (!isObject(recorded) || typeof recorded.Avatar !== 'string') return true;
  const name = await chain.view(recorded.Avatar, AVATAR, 'orgName').catch(() => undefined);
  return name === recorded.name;
}

const AVATAR = new Interface(['function orgName() view returns (string)']);
