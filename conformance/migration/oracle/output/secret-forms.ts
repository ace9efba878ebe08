/**
 * The forms in which a secret may appear in output, in files and in requests.
 *
 * Follows: spec/migration/durable-deploy.md, "Secrets"; RFC 4648, section 4 (base64)
 */

/** The texts to search for, and for each the name in a report, which shows no secret: `the private key`. */
export type SecretForms = ReadonlyMap<string, string>;

/**
 * The forms in which a private key may appear: its digits without 0x, its number, its bytes in base64 and as a list, and its
 * text in base64.
 */
export function keyForms(privateKey: string): readonly string[] {
  const digits = privateKey.replace(/^0x/, '').toLowerCase();
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  const ofBytes = btoa(String.fromCharCode(...bytes));
  const written = [digits, `0x${digits}`].map((text) => btoa(text));
  return [digits, BigInt(`0x${digits}`).toString(), ofBytes, bytes.join(','), ...written];
}

/** The forms of a mnemonic: its words, and their base64. */
export const mnemonicForms = (mnemonic: string): readonly string[] => [mnemonic, btoa(mnemonic)];

/** The forms of the private key and of the mnemonic in options. */
export function secretFormsOf(options: { readonly privateKey?: unknown; readonly mnemonic?: unknown }): SecretForms {
  const { privateKey: key, mnemonic: words } = options;
  const forms = new Map<string, string>();
  // A key of 0 or near the order of the group is a wrong value on purpose, and error messages may show it.
  const isSecretKey = typeof key === 'string' && /^0x[0-9a-f]{64}$/i.test(key) && !/^0x(f{16}|0{16})/i.test(key);
  if (isSecretKey) for (const form of keyForms(key)) forms.set(form, 'the private key');
  const many = typeof words === 'string' && new Set(words.split(' ')).size >= LEAST_WORDS;
  if (many) for (const form of mnemonicForms(words)) forms.set(form, 'the mnemonic');
  return forms;
}
/** The least number of different words: fewer may appear in other texts. */
const LEAST_WORDS = 8;
/** The least length of a secret that is searched without separators: shorter ones may appear in other texts. */
const LEAST_CHARS = 32;

/** A text without the separators of digits, words and bytes: blanks, commas, quotes, line ends. */
export const withoutSeparators = (text: string): string => text.toLowerCase().replaceAll(/[^0-9a-z+/=]+/g, '');

/** The secrets that a text has, unchanged or in groups, in upper or lower case. */
export function secretsIn(text: string, secrets: Iterable<string>): readonly string[] {
  const small = text.toLowerCase();
  let close: string | undefined;
  return [...secrets].filter((secret) => {
    const sought = secret.toLowerCase();
    if (small.includes(sought)) return true;
    const whole = withoutSeparators(sought);
    // In other groups, decimal bytes and numbers would be other numbers.
    if (whole.length < LEAST_CHARS || /^\d+$/.test(whole)) return false;
    close ??= withoutSeparators(text);
    return close.includes(whole);
  });
}
