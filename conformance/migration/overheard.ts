/** Which runs of the whole suite said what they were given: a run that is for something else may tell a key as well. */
import type { MigrationTarget, Run } from '../core/migration-target.ts';
import { type Secrets, secretsIn } from './secret-forms.ts';

/** A run in which a secret was heard. */
export interface Overheard {
  readonly run: Run;
  /** What it is, never the secret: `the private key`. */
  readonly name: string;
  /** For people: `the output of dao`. */
  readonly at: string;
}

/** More tell nothing new. */
const MOST = 10;
const heard = new WeakMap<MigrationTarget, Overheard[]>();

/** What of these a run said, on whichever stream; what it was rejected with is said as well. */
export function saidOf({ told, stdout, stderr, rejected = '' }: Run, secrets: Secrets): string | undefined {
  const [found] = [...told, ...secretsIn(`${stdout.text}\n${stderr.text}\n${rejected}`, secrets.keys())].filter((one) =>
    secrets.has(one),
  );
  return found === undefined ? undefined : secrets.get(found);
}

/** Listens to a run that was given these. */
export function overhear(tool: MigrationTarget, run: Run, secrets: Secrets, at: string): void {
  const name = saidOf(run, secrets);
  const all = heard.get(tool) ?? [];
  if (name !== undefined && all.length < MOST) heard.set(tool, [...all, { run, name, at: `the output of ${at}` }]);
}

/** What was heard of a tool so far. */
export const overheard = (tool: MigrationTarget): readonly Overheard[] => heard.get(tool) ?? [];
