import { removeSecrets } from '../../../transport/record/redact.ts';

/** How long a text of a result may be: what a target sent stands in some of them, and each is sent and kept twice. */
const LONGEST = 4000;

/** What crosses from the child: plain data without these secrets, its texts cut. */
export function messageData<T>(value: T, secrets: readonly string[]): T {
  if (typeof value === 'string') return cutText(removeSecrets(value, secrets)) as T;
  if (Array.isArray(value)) return value.map((one) => messageData(one, secrets)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, messageData(one, secrets)])) as T;
}

function cutText(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}… (${text.length} characters)`;
}
