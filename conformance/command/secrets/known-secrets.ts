import { removeSecrets } from '../../transport/secrets/remove-secrets.ts';
import { type Caller, caller } from '../caller.ts';

const kept = new WeakMap<Caller, string[]>();

/** The secrets that the running command knows of: none of its outputs may contain them. */
export function knownSecrets(): readonly string[] {
  return kept.get(caller()) ?? [];
}

/** Keeps a secret out of the outputs of the running command from now on. */
export function keepSecret(secret: string): void {
  const secrets = kept.get(caller()) ?? [];
  if (secret !== '' && !secrets.includes(secret)) secrets.push(secret);
  kept.set(caller(), secrets);
}

/** A text for people without the secrets that the running command knows of. */
export const withoutKnownSecrets = (text: string): string => removeSecrets(text, knownSecrets());
