import { redactUrl, secretsOfUrl } from '../../transport/record/redact.ts';
import { isSecretName } from '../../transport/secrets/secret-name.ts';

/** The part of a word of a command line that is secret: the text before it, which may be shown, and the secret. */
export interface SecretPart {
  readonly shown: string;
  readonly secret: string;
}

/**
 * The secret in a word, by the word before it: the value of an assignment (`TOKEN=…`), of an option (`--api-key …`,
 * `--token=…`), or of a header (`Authorization: …`). `raw`: the word with its quotes; absent where no shell reads it, so that
 * it is no assignment.
 */
export function secretPart(word: string, before: string | undefined, raw: string | undefined): SecretPart | undefined {
  const [, assigned, value] = /^(-{0,2}[A-Za-z_][\w.-]*=)(.*)$/s.exec(word) ?? [];
  if (assigned !== undefined && isSecretName(assigned) && isAssignment(word, before, raw))
    return secretAfter(assigned, value!);
  const [, field, content] = /^([\w-]+:\s*)(.*)$/s.exec(word) ?? [];
  if (field !== undefined && isSecretName(field) && !content!.startsWith('//')) return secretAfter(field, content!);
  const isOption = before !== undefined && /^--?[A-Za-z][\w.-]*$/.test(before) && isSecretName(before);
  return isOption && !/^--?[A-Za-z]/.test(word) ? secretAfter('', word) : undefined;
}

/** Behind `-c` a word is a command line, which may begin with an assignment. */
function isAssignment(word: string, before: string | undefined, raw: string | undefined): boolean {
  if (word.startsWith('-')) return true;
  return raw !== undefined && (/^\w/.test(raw) || !/^-\w*c$/.test(before ?? ''));
}

/** A reference to a variable is no secret itself, nor are words in braces, in whose place a check puts its own values. */
function secretAfter(shown: string, secret: string): SecretPart | undefined {
  return secret === '' || /^\$\w+$|^\$?\{\w+\}$/.test(secret) ? undefined : { shown, secret };
}

/** A word with the secrets of the addresses in it. */
export const wordAddresses = (word: string): { readonly shown: string; readonly secrets: readonly string[] } => {
  const secrets: string[] = [];
  // The length of the scheme is bounded, so that a long word costs no more than its letters.
  const shown = word.replace(/[a-z][a-z0-9+.-]{0,30}:\/\/[^\s'"]*/gi, (url) => {
    secrets.push(...secretsOfUrl(url));
    return redactUrl(url);
  });
  return { shown, secrets };
};
