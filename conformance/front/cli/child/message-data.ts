import { removeSecrets } from '../../../transport/record/redact.ts';

/** The longest text in a message: some texts come from the target, and each is sent and kept twice. */
const LONGEST = 4000;

/** Plain data for a message to the parent, without these secrets and with long texts cut. */
export function messageData<T>(value: T, secrets: readonly string[]): T {
  if (typeof value === 'string') return cutText(removeSecrets(value, secrets)) as T;
  if (Array.isArray(value)) return value.map((item) => messageData(item, secrets)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, messageData(member, secrets)])) as T;
}

function cutText(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}… (${text.length} characters)`;
}
