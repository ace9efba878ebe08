import { removeSecretsFromData } from '../../../transport/secrets/remove-secrets.ts';

/** The longest text in a message: some texts come from the target, and each is sent and kept twice. */
const LONGEST = 4000;

/** Plain data for a message to the parent, without the secrets in these lists and with long texts cut. */
export function messageData<T>(value: T, ...secrets: readonly (readonly string[])[]): T {
  return cutTexts(secrets.reduce(removeSecretsFromData, value));
}

function cutTexts<T>(value: T): T {
  if (typeof value === 'string') return cutText(value) as T;
  if (Array.isArray(value)) return value.map(cutTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cutTexts(member)])) as T;
}

function cutText(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}… (${text.length} characters)`;
}
