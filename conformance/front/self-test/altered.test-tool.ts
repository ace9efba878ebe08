/** The self-test of a suite, whole or a sample of it. */

import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alterationNames, loadAlteration } from '../../command/alterations.ts';
import type { Alteration, AlterationKind } from '../../command/suite-descriptor.ts';
import { checkIdOf, type ReasonKey } from '../../core/check/reason.ts';
import type { SuiteName } from '../../core/spec/requirement.ts';
import { descriptorOf } from '../../suites.ts';
import { judgeAlteration } from './judge.ts';

/** Of one test: some start a tool a dozen times, and the machine may be busy. */
const TIMEOUT_MS = 1_200_000;

/** Whether a name is among one in so many: always the same ones, whatever other names there are. */
export function isOneIn(many: number, name: string): boolean {
  return Number.parseInt(hash('sha256', name).slice(0, 8), 16) % many === 0;
}

/** What stands in a folder of a suite: what each declares, and how it is judged. */
export async function loadedAlterations(
  kind: AlterationKind,
  suite: SuiteName,
  isWanted: (name: string) => boolean = () => true,
) {
  const descriptor = descriptorOf(suite);
  const alterations = await descriptor.alterations();
  const testbed = await descriptor.testbed();
  return Promise.all(
    alterationNames(alterations, kind)
      .filter(isWanted)
      .map(async (name) => {
        const facts: Alteration = await loadAlteration(alterations, kind, name);
        return { name, facts, judged: (only?: readonly string[]) => judgeAlteration(testbed, name, facts, only) };
      }),
  );
}

/** What looks at a fault: given what it is caught by, and may be; all checks without it. */
export type Looks = (name: string, keys: readonly ReasonKey[]) => readonly string[] | undefined;

/** The faults of a suite are caught. */
export async function faultsAreCaught(
  suite: SuiteName,
  isWanted?: (name: string) => boolean,
  looks: Looks = () => undefined,
): Promise<void> {
  const faults = await loadedAlterations('faults', suite, isWanted);
  describe(`${suite}: a fault is caught, for its reasons and no others`, () => {
    for (const { name, facts, judged } of faults)
      test(name, { timeout: TIMEOUT_MS }, async () => {
        const may = facts.kind === 'fault' ? facts.alsoFails : [];
        const must = facts.kind === 'fault' ? facts.caughtBy : [];
        const { wrong, failed } = await judged(looks(name, [...must, ...may]));
        expect(wrong).toEqual([]);
        // In process nothing is left to chance: what may fail does.
        expect(may.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });
}

/** So many faults of a suite that each check has one that it catches, of those checks that are wanted; `also` these. */
export async function everyCheckCatchesOne(
  suite: SuiteName,
  isWanted: (check: string) => boolean = () => true,
  { also = [], looks }: { readonly also?: readonly string[]; readonly looks?: Looks } = {},
): Promise<void> {
  const caught = new Set<string>();
  const chosen = new Set(also);
  for (const { name, facts } of await loadedAlterations('faults', suite)) {
    const unseen =
      facts.kind === 'fault' ? facts.caughtBy.map(checkIdOf).filter((id) => !caught.has(id) && isWanted(id)) : [];
    if (unseen.length > 0) chosen.add(name);
    for (const id of unseen) caught.add(id);
  }
  await faultsAreCaught(suite, (name) => chosen.has(name), looks);
}

/** The variants of a suite pass. */
export async function variantsPass(suite: SuiteName, isWanted?: (name: string) => boolean): Promise<void> {
  const variants = await loadedAlterations('variants', suite, isWanted);
  describe(`${suite}: a variant passes`, () => {
    for (const { name, facts, judged } of variants)
      test(name, { timeout: TIMEOUT_MS }, async () => {
        const { wrong, failed } = await judged();
        expect(wrong).toEqual([]);
        const may = facts.kind === 'variant' ? facts.warns : [];
        expect(may.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });
}
