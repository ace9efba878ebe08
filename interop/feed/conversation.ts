/** The requests to a client's process on its stdin, one on each line, and the answers on its stdout. */
import { createInterface } from 'node:readline';

/** One read. */
export interface Question {
  /** Absent: the list of sites. */
  readonly site?: string;
  readonly key?: string;
  /** Further parameters of the query. */
  readonly query?: Readonly<Record<string, string>>;
  /** By the instance of the last read, where the client has instances; else by a new one. */
  readonly again?: boolean;
}

/** Answers each request in turn, until stdin ends. */
export async function converse(ask: (question: Question) => Promise<unknown>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = JSON.stringify(await ask(JSON.parse(line) as Question));
    // node:readline ends lines at these two as well.
    process.stdout.write(`${answer.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`);
  }
}
