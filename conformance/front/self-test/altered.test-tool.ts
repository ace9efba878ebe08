/** The self-test of a suite, whole or a sample of it. */

import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Alteration, AlterationKind } from '../../command/suite-descriptor.ts';
import { checkIdOf, type ReasonKey } from '../../core/check/reason.ts';
import type { SuiteName } from '../../core/spec/requirement.ts';
import { descriptorOf } from '../../suites.ts';
import { type Judgement, judgeAlteration } from './judge.ts';
import { judgeByChosen } from './judge-chosen.ts';
import { alterationsOfSuite, loadNamed, loadSuite } from './loaded-suite.ts';

/** Of one test: some start a tool a dozen times, and the machine may be busy. */
const TIMEOUT_MS = 1_200_000;
/** Chooses the tenth of `byChosen`. */
const SEED = 1n;

/** Whether a name is among one in so many: always the same ones, whatever other names there are. */
export function isOneIn(many: number, name: string): boolean {
  return Number.parseInt(hash('sha256', name).slice(0, 8), 16) % many === 0;
}

/** What came of an alteration. */
type Judged = Pick<Judgement, 'wrong' | 'failed'>;

/** An alteration of a suite, and how it is judged. */
interface LoadedAlteration {
  readonly name: string;
  readonly facts: Alteration;
  /** Judges it by some checks; by all without a list. */
  readonly judged: (only?: readonly string[]) => Promise<Judged>;
  readonly judgedByChosen: () => Promise<Judged>;
}

/** The alterations of a kind in a suite: what each declares, and how it is judged. */
export async function loadedAlterations(
  kind: AlterationKind,
  name: SuiteName,
  isWanted: (name: string) => boolean = () => true,
): Promise<readonly LoadedAlteration[]> {
  const suite = await loadSuite(descriptorOf(name));
  const places = alterationsOfSuite(suite).filter((place) => place.kind === kind && isWanted(place.name));
  return Promise.all(
    places.map(async (place) => {
      const { name, facts } = await loadNamed(suite, place);
      return {
        name,
        facts,
        judged: (only) => judgeAlteration(suite.testbed, name, facts, only),
        judgedByChosen: () => judgeByChosen(suite, place, SEED),
      };
    }),
  );
}

/**
 * Who judges a fault: all checks; those of a list, made from what it is caught by and may be; or, as in `touchstone
 * self-test`, those that can see it and a tenth of the others.
 */
export type Looks = 'all' | 'chosen' | ((name: string, keys: readonly ReasonKey[]) => readonly string[]);

/** The faults of a suite are caught. */
export async function faultsAreCaught(
  suite: SuiteName,
  isWanted?: (name: string) => boolean,
  looks: Looks = 'all',
): Promise<void> {
  const faults = await loadedAlterations('faults', suite, isWanted);
  describe(`${suite}: a fault is caught, for its reasons and no others`, () => {
    for (const fault of faults)
      test(fault.name, { timeout: TIMEOUT_MS }, async () => {
        const may = fault.facts.kind === 'fault' ? fault.facts.alsoFails : [];
        const { wrong, failed } = await lookedAt(fault, looks);
        expect(wrong).toEqual([]);
        // In process nothing is left to chance: what may fail does.
        expect(may.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });
}

function lookedAt({ name, facts, judged, judgedByChosen }: LoadedAlteration, looks: Looks): Promise<Judged> {
  if (looks === 'chosen') return judgedByChosen();
  if (looks === 'all' || facts.kind !== 'fault') return judged();
  return judged(looks(name, [...facts.caughtBy, ...facts.alsoFails]));
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

/** The variants of a suite pass all checks; with `chosen`, those that can see them and a tenth of the others. */
export async function variantsPass(
  suite: SuiteName,
  isWanted?: (name: string) => boolean,
  looks: 'all' | 'chosen' = 'all',
): Promise<void> {
  const variants = await loadedAlterations('variants', suite, isWanted);
  describe(`${suite}: a variant passes`, () => {
    for (const variant of variants)
      test(variant.name, { timeout: TIMEOUT_MS }, async () => {
        const { wrong, failed } = await lookedAt(variant, looks);
        expect(wrong).toEqual([]);
        const may = variant.facts.kind === 'variant' ? variant.facts.warns : [];
        expect(may.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });
}
