/** The self-test of a suite, in parts: a file of tests is run by one worker alone. */
import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import { type AlteredSuite, type Kind, load, namesOf } from './rigs.ts';

/** In how many files the faults of the log are judged. */
export const LOG_FAULT_FILES = 3;

/** Which of so many parts a name belongs to: always the same one, whatever other names there are. */
export function partOf(name: string, parts: number): number {
  return Number.parseInt(hash('sha256', name).slice(0, 8), 16) % parts;
}

/** What stands in a folder of a suite: what each declares, and how it is judged. */
export async function altered(kind: Kind, suite: AlteredSuite, wanted: (name: string) => boolean = () => true) {
  return Promise.all(
    namesOf(kind, suite)
      .filter(wanted)
      .map(async (name) => {
        const altered = await load(kind, suite, name);
        const { install: _install, ...facts } = altered;
        return { name, facts, judged: () => judge(suite, name, altered) };
      }),
  );
}

/** Every fault of a suite, or of one part of them, is caught. */
export async function faultsAreCaught(suite: AlteredSuite, part = 0, parts = 1): Promise<void> {
  const faults = await altered('faults', suite, (name) => partOf(name, parts) === part);
  describe(`${suite}: every fault is caught, for its reasons and no others`, () => {
    for (const { name, facts, judged } of faults)
      test(name, async () => {
        const { wrong, failed } = await judged();
        expect(wrong).toEqual([]);
        // In process nothing is left to chance: what may fail does.
        const may = facts.kind === 'fault' ? facts.alsoFails : [];
        expect(may.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });
}

/** Every variant of a suite, or of one part of them, passes. */
export async function variantsPass(suite: AlteredSuite, part = 0, parts = 1): Promise<void> {
  const variants = await altered('variants', suite, (name) => partOf(name, parts) === part);
  describe(`${suite}: every variant passes`, () => {
    for (const { name, facts, judged } of variants)
      test(name, async () => {
        const { wrong, failed } = await judged();
        expect(wrong).toEqual([]);
        const may = facts.kind === 'variant' ? facts.warns : [];
        expect(may.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });
}
