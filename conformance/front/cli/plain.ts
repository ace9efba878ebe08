import { scrub } from '../../target/redact.ts';

/** How long a text of a result may be: what a target sent stands in some of them, and each is sent and kept twice. */
const LONGEST = 4000;

/** What crosses from the child: plain data without these secrets, its texts cut. */
export function plain<T>(value: T, secrets: readonly string[]): T {
  if (typeof value === 'string') return short(scrub(value, secrets)) as T;
  if (Array.isArray(value)) return value.map((one) => plain(one, secrets)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, secrets)])) as T;
}

function short(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}… (${text.length} characters)`;
}
