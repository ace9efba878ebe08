import { REDACTED } from '../../core/target/exchange.ts';
import { bytesOf } from './byte-view.ts';
import { SecretFinder } from './secret-finder.ts';

/** The finders of lists. A list only grows, so its length tells whether its finder is up to date. */
const finders = new WeakMap<readonly string[], { readonly length: number; readonly finder: SecretFinder }>();

function finderOf(secrets: readonly string[]): SecretFinder {
  let known = finders.get(secrets);
  if (known?.length !== secrets.length) {
    known = { length: secrets.length, finder: new SecretFinder(secrets) };
    finders.set(secrets, known);
  }
  return known.finder;
}

/** Replaces the secrets in a text, in every form in which `SecretFinder` finds them. */
export function removeSecrets(text: string, secrets: readonly string[]): string {
  if (secrets.length === 0) return text;
  const bytes = bytesOf(text.toWellFormed());
  const found = finderOf(secrets).find(bytes);
  if (found.length === 0) return text;
  let kept = '';
  let end = 0;
  for (const [start, next] of found) {
    kept += bytes.slice(end, start) + REDACTED;
    end = next;
  }
  return Buffer.from(kept + bytes.slice(end), 'latin1').toString('utf8');
}

/** The first bytes of a body with asterisks over the secrets, and whether there was a secret. */
export function maskSecrets(
  body: Uint8Array,
  most: number,
  secrets: readonly string[],
): { readonly start: Buffer; readonly hidden: boolean } {
  if (secrets.length === 0) return { start: Buffer.from(body.subarray(0, most)), hidden: false };
  const finder = finderOf(secrets);
  // A secret may begin before the cut and end behind it.
  const start = Buffer.from(body.subarray(0, most + finder.reach));
  const found = finder.find(start.toString('latin1')).filter(([from]) => from < most);
  for (const [from, to] of found) start.fill('*', from, to);
  return { start: start.subarray(0, most), hidden: found.length > 0 };
}

/** Whether bytes show a secret. */
export function hasSecret(bytes: Uint8Array, secrets: readonly string[]): boolean {
  return secrets.length > 0 && finderOf(secrets).find(Buffer.from(bytes).toString('latin1')).length > 0;
}

/** Members whose values are identifiers of ours, and never texts of a target. */
const IDENTIFIERS = new Set([
  ...['kind', 'id', 'proves', 'requirements', 'level', 'ruleset', 'outcome', 'reason', 'because', 'observed'],
  ...['code', 'how', 'encoding', 'method', 'resource'],
]);

/** Plain data with the secrets in its texts replaced. */
export function removeSecretsFromData<T>(value: T, secrets: readonly string[]): T {
  if (secrets.length === 0) return value;
  if (typeof value === 'string') return removeSecrets(value, secrets) as T;
  if (Array.isArray(value)) return value.map((item) => removeSecretsFromData(item, secrets)) as T;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      IDENTIFIERS.has(name) ? member : removeSecretsFromData(member, secrets),
    ]),
  ) as T;
}
