import type { ProgramResult } from '../../../lab/program/program-result.ts';

/** The version of the protocol by which a library is called (spec/migration/library.md). */
export const LIBRARY_PROTOCOL = 1;

/** A call for a program that has a library: one line of JSON at its standard input. */
export interface LibraryCall {
  /** A unique id: the answer has it, and no other line that the program writes does. */
  readonly touchstone: string;
  readonly version: typeof LIBRARY_PROTOCOL;
  /** The member that is called: `migrateBase`, `migration`, `LocalChain.server`. */
  readonly call: string;
  readonly arguments: readonly unknown[];
  /** The arguments that the process must appear to have been started with: `cli` reads them. */
  readonly argv?: readonly string[];
  /** Of `LocalChain.server`: the port of its options, at which it listens without being given one. */
  readonly ownPort?: number;
}

/** The outcome of a call. */
export type LibraryAnswer =
  | { readonly value: unknown }
  | { readonly error: string }
  /** The program ended, or was stopped, without an answer. */
  | undefined;

/** The line that is sent for a call. */
export function libraryCallText(call: LibraryCall): string {
  return `${JSON.stringify(call)}\n`;
}

/** The answer in the program's output, and the rest of the output, which is the library's own. */
export function libraryAnswerIn(
  ran: Pick<ProgramResult, 'stdout'>,
  id: string,
): { readonly answer: LibraryAnswer; readonly words: string } {
  const lines = ran.stdout.text.split('\n');
  const at = lines.findIndex((line) => line.includes(id));
  if (at < 0) return { answer: undefined, words: ran.stdout.text };
  const words = [...lines.slice(0, at), ...lines.slice(at + 1)].join('\n');
  return { answer: read(lines[at]!, id), words };
}

function read(line: string, id: string): LibraryAnswer {
  try {
    // The library may have printed the beginning of this line.
    const answer = JSON.parse(line.slice(line.indexOf('{"touchstone"'))) as Record<string, unknown>;
    if (answer.touchstone !== id) return undefined;
    return typeof answer.error === 'string' ? { error: answer.error } : { value: answer.value };
  } catch {
    return undefined;
  }
}
