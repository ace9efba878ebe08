/** Logs of certificates in folders, for tests of their audit. The entries are of few authorities, and have their keys only once. */
import { cpSync, rmSync } from 'node:fs';
import { type Chains, newChains } from '../../../src/reference/log/certificates/made/chains.ts';
import {
  createLog,
  directoryStore,
  type LogRig,
  manualClock,
  staticCtRig,
  tileLeaf,
  treeHeadSigner,
} from '../../../src/reference/log/index.ts';
import { newFolder, type Written } from '../logs.test-tool.ts';

/** The origin of every log in this module; all have the same key. */
export const CT_ORIGIN = 'rome.ct.example/2026h1';
/** The time of the tree heads, in milliseconds since 1970, and of the first entries. */
export const CT_TIME_MS = 1_767_225_600_000;

let made: Chains | undefined;
/** The authorities of all logs in this module. */
export const chainsOfLogs = (): Chains => (made ??= newChains());

/** Writes a log of certificates. `alter`: makes it another one. */
export async function certificateLog(size: number, alter: (rig: LogRig) => LogRig = (rig) => rig): Promise<Written> {
  const [log] = await grownLog([size], alter);
  return log!;
}

/** A log of certificates at each of some sizes, in ascending order: each in a folder of its own. */
export async function grownLog(
  sizes: readonly number[],
  alter: (rig: LogRig) => LogRig = (rig) => rig,
  submissionAt = (index: number, timestamp: bigint) => chainsOfLogs().submission(index, timestamp),
): Promise<readonly Written[]> {
  const folder = newFolder();
  const clock = manualClock(CT_TIME_MS);
  const signer = treeHeadSigner({ name: CT_ORIGIN, privateKey: Buffer.alloc(32, 5), clock });
  const rig = staticCtRig({ origin: CT_ORIGIN, clock, signer, store: () => directoryStore(folder) });
  const log = await createLog(alter(rig));
  await log.addIssuers(chainsOfLogs().issuers);
  const entry = (index: number) => tileLeaf(submissionAt(index, BigInt(CT_TIME_MS - 1_000_000 + index)));
  const written: Written[] = [];
  for (const size of sizes) {
    for (let at = Number(log.size()); at < size; at += 4096)
      await log.append(Array.from({ length: Math.min(4096, size - at) }, (_, i) => entry(at + i)));
    written.push(copyOfLog({ folder, vkey: log.vkey }));
  }
  await log.close();
  return written;
}

/** A copy of a log. */
export function copyOfLog(log: Written): Written {
  const folder = newFolder();
  rmSync(folder, { recursive: true });
  cpSync(log.folder, folder, { recursive: true });
  return { ...log, folder };
}
