/** Which runs of the whole suite said what they were given: a run that is for something else may tell a key as well. */

import { type SecretForms, secretsIn } from '../../oracle/output/secret-forms.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';

/** A run in which a secret was heard. */
export interface LeakedSecret {
  readonly run: Run;
  /** What it is, never the secret: `the private key`. */
  readonly name: string;
  /** For people: `the output of dao`. */
  readonly at: string;
}

/** More tell nothing new. */
const MOST = 10;
const heard = new WeakMap<MigrationTarget, LeakedSecret[]>();

/** What of these a run said, on whichever stream; what it was rejected with is said as well. */
export function leakedSecretIn({ told, stdout, stderr, rejected = '' }: Run, secrets: SecretForms): string | undefined {
  const [found] = [...told, ...secretsIn(`${stdout.text}\n${stderr.text}\n${rejected}`, secrets.keys())].filter((one) =>
    secrets.has(one),
  );
  return found === undefined ? undefined : secrets.get(found);
}

/** Listens to a run that was given these. */
export function recordLeakedSecrets(tool: MigrationTarget, run: Run, secrets: SecretForms, at: string): void {
  const name = leakedSecretIn(run, secrets);
  const all = heard.get(tool) ?? [];
  if (name !== undefined && all.length < MOST) heard.set(tool, [...all, { run, name, at: `the output of ${at}` }]);
}

/** What was heard of a tool so far. */
export const leakedSecrets = (tool: MigrationTarget): readonly LeakedSecret[] => heard.get(tool) ?? [];
