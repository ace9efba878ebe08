/**
 * The forms in which a secret may appear in output, in files and in requests.
 *
 * Follows: spec/migration/durable-deploy.md, "Secrets"; RFC 4648, section 4 (base64)
 */

/** What is sought, by the name under which it is told: a report shows no key. */
export type SecretForms = ReadonlyMap<string, string>;

/**
 * The forms in which a private key may come up: its digits, without 0x, the number and bytes that they are, and in base64
 * what they are and how they are written.
 */
export function keyForms(privateKey: string): readonly string[] {
  const digits = privateKey.replace(/^0x/, '').toLowerCase();
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  const ofBytes = btoa(String.fromCharCode(...bytes));
  const written = [digits, `0x${digits}`].map((one) => btoa(one));
  return [digits, BigInt(`0x${digits}`).toString(), ofBytes, bytes.join(','), ...written];
}

/** Those of a mnemonic: its words, and base64 of them. */
export const mnemonicForms = (mnemonic: string): readonly string[] => [mnemonic, btoa(mnemonic)];

/** What was given of a private key and a mnemonic, to be sought. */
export function secretFormsOf(given: { readonly privateKey?: unknown; readonly mnemonic?: unknown }): SecretForms {
  const { privateKey: key, mnemonic: words } = given;
  const all = new Map<string, string>();
  // A key that is 0, or the order of the group, is nobody's, and stands in the words of errors.
  const own = typeof key === 'string' && /^0x[0-9a-f]{64}$/i.test(key) && !/^0x(f{16}|0{16})/i.test(key);
  if (own) for (const form of keyForms(key)) all.set(form, 'the private key');
  const many = typeof words === 'string' && new Set(words.split(' ')).size >= LEAST_WORDS;
  if (many) for (const form of mnemonicForms(words)) all.set(form, 'the mnemonic');
  return all;
}
/** Fewer different ones are found in other texts. */
const LEAST_WORDS = 8;
/** Shorter ones, without what is between their letters, could be found in other texts. */
const LEAST_CHARS = 32;

/** A text without what separates the groups of digits, the words and the bytes: blanks, commas, quotes, line ends. */
export const withoutSeparators = (text: string): string => text.toLowerCase().replaceAll(/[^0-9a-z+/=]+/g, '');

/** Which of these are in a text, as they stand or in groups, in upper or in lower case: in the form that is sought. */
export function secretsIn(text: string, secrets: Iterable<string>): readonly string[] {
  const small = text.toLowerCase();
  let close: string | undefined;
  return [...secrets].filter((secret) => {
    const sought = secret.toLowerCase();
    if (small.includes(sought)) return true;
    const whole = withoutSeparators(sought);
    // Of bytes in decimal, and of numbers, other groups are other numbers.
    if (whole.length < LEAST_CHARS || /^\d+$/.test(whole)) return false;
    close ??= withoutSeparators(text);
    return close.includes(whole);
  });
}
