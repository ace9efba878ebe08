/** Secrets that runs of any check printed: every run that gets a secret may leak it. */

import { type RunState, runSlot } from '../../../core/run/run-state.ts';
import { type SecretForms, secretsIn } from '../../oracle/output/secret-forms.ts';
import type { Run } from '../../target/run.ts';

/** A run that printed a secret. */
export interface LeakedSecret {
  readonly run: Run;
  /** The kind of the secret, never the secret: `the private key`. */
  readonly name: string;
  /** The place of the leak, for messages: `the output of dao`. */
  readonly at: string;
}

/** The number of leaks to remember: further ones show nothing new. */
const MOST_LEAKS = 10;
const leaks = runSlot((): LeakedSecret[] => []);

/** The kind of a secret that a run printed on any stream, or that the error of a rejection has. */
export function leakedSecretIn(
  { printedSecrets, stdout, stderr, rejected = '' }: Run,
  secrets: SecretForms,
): string | undefined {
  const printed = [...printedSecrets, ...secretsIn(`${stdout.text}\n${stderr.text}\n${rejected}`, secrets.keys())];
  const form = printed.find((text) => secrets.has(text));
  return form === undefined ? undefined : secrets.get(form);
}

/** Remembers a run that printed one of its secrets. */
export function recordLeakedSecrets(state: RunState, run: Run, secrets: SecretForms, at: string): void {
  const name = leakedSecretIn(run, secrets);
  const known = state.of(leaks);
  if (name !== undefined && known.length < MOST_LEAKS) known.push({ run, name, at: `the output of ${at}` });
}

/** The leaks of all runs so far. */
export const leakedSecrets = (state: RunState): readonly LeakedSecret[] => state.of(leaks);
