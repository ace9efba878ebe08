import { parse, stringify } from 'yaml';
import { isSurvivor, type JudgedMutant } from './mutant.ts';

/** The classes of reasons why a mutant may survive. */
export const CLASSES = {
  equivalent: { text: 'does the same for every input', seen: false },
  unreachable: { text: 'needs what cannot come to be in what this code made', seen: false },
  inside: { text: 'shows only to the one who runs it, or in time and memory', seen: false },
  free: { text: 'can be seen, and no source asks for either', seen: true },
  gap: { text: 'should be seen, and is not yet', seen: true },
} as const;

/** The name of a class. */
export type SurvivorClass = keyof typeof CLASSES;

/** A reason, and the mutants that survive for it: keys by file. */
export interface Reason {
  readonly class: SurvivorClass;
  readonly reason: string;
  readonly mutants: Readonly<Record<string, readonly string[]>>;
}

/** A survivor with its reason; without a reason, its survival is unexplained. */
export interface Explained {
  readonly mutant: JudgedMutant;
  readonly reason?: Reason;
}

/** The result of comparing the list with a run. */
export interface Match {
  readonly survivors: readonly Explained[];
  /** Entries of the list that are not survivors: `file: key`. */
  readonly stale: readonly string[];
}

/** Reads the list. @throws Error for a malformed list, or one that names a mutant twice. */
export function readReasons(text: string): readonly Reason[] {
  const reasons = (parse(text, { uniqueKeys: true }) ?? []) as readonly Reason[];
  const named = new Set<string>();
  for (const { class: name, reason, mutants } of reasons) {
    if (!Object.hasOwn(CLASSES, name)) throw new Error(`survivors: no class "${name}"`);
    if (!reason?.trim()) throw new Error(`survivors: a reason of the class "${name}" is empty`);
    for (const [file, keys] of Object.entries(mutants ?? {}))
      for (const key of keys) {
        if (named.has(`${file}: ${key}`)) throw new Error(`survivors: listed twice: ${file}: ${key}`);
        named.add(`${file}: ${key}`);
      }
  }
  return reasons;
}

/**
 * Compares the list with a run. Unless the run mutated all files, entries of files that it did not mutate are ignored.
 */
export function matchSurvivors(mutants: readonly JudgedMutant[], reasons: readonly Reason[], whole = false): Match {
  const listed = new Map<string, Reason>();
  for (const reason of reasons)
    for (const [file, keys] of Object.entries(reason.mutants))
      for (const key of keys) listed.set(`${file}: ${key}`, reason);
  const files = new Set(mutants.map((mutant) => mutant.file));
  const survivors = mutants.filter(isSurvivor).map((mutant): Explained => {
    const reason = listed.get(nameOf(mutant));
    return reason ? { mutant, reason } : { mutant };
  });
  const alive = new Set(survivors.map(({ mutant }) => nameOf(mutant)));
  const stale = reasons
    .flatMap((reason) => Object.entries(reason.mutants))
    .filter(([file]) => whole || files.has(file))
    .flatMap(([file, keys]) => keys.map((key) => `${file}: ${key}`))
    .filter((name) => !alive.has(name));
  return { survivors, stale };
}

const nameOf = ({ file, key }: JudgedMutant): string => `${file}: ${key}`;

/** The unexplained survivors as YAML to add to the list, with empty reasons. */
export function unexplainedSurvivors(survivors: readonly Explained[]): string {
  const open = survivors.filter(({ reason }) => !reason).map(({ mutant }) => mutant);
  const byFile = Object.groupBy(open, (mutant) => mutant.file);
  const mutants = Object.fromEntries(
    Object.entries(byFile).map(([file, ones]) => [file, ones!.map((mutant) => mutant.key)]),
  );
  return open.length === 0 ? '' : stringify([{ class: '', reason: '', mutants }], { lineWidth: 0 });
}
