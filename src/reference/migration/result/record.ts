/** Puts results into the result file, beside what it keeps. */
import { Interface } from 'ethers';
import type { Chain } from '../chain/chain.ts';
import type { Parts } from '../parts.ts';
import type { Deployed, Step } from '../run/step.ts';
import { isObject } from './result-file.ts';

/** Puts what a step deployed into the file, beside what is of other networks and steps. Gives whether that is new there. */
export async function record(
  path: string,
  chain: Chain,
  { name, version }: Step,
  deployed: Deployed,
  { readResultFile, resultIn, resultWith, writeResultFile }: Parts,
): Promise<boolean> {
  const { network } = chain;
  const file = await readResultFile(path);
  const { [name]: before, ...others } = resultIn(file, network) ?? {};
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(deployed)) return false;
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

/** Whether a DAO is on this chain: one that was begun anew has nothing of what was recorded before. */
export async function stands(chain: Chain, recorded: unknown): Promise<boolean> {
  if (!isObject(recorded) || typeof recorded.Avatar !== 'string') return true;
  const name = await chain.view(recorded.Avatar, AVATAR, 'orgName').catch(() => undefined);
  return name === recorded.name;
}

const AVATAR = new Interface(['function orgName() view returns (string)']);
