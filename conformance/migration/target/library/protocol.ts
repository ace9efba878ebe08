import type { ProgramResult } from '../../../lab/program/program-result.ts';

/** The version of the protocol by which a library is called (spec/migration/library.md). */
export const LIBRARY_PROTOCOL = 1;

/** A question to a program that has a library: one line of JSON at its standard input. */
export interface LibraryCall {
  /** Unlike any other: the answer carries it, and nothing else that the program writes does. */
  readonly touchstone: string;
  readonly version: typeof LIBRARY_PROTOCOL;
  /** The member that is called: `migrateBase`, `migration`, `LocalChain.server`. */
  readonly call: string;
  readonly arguments: readonly unknown[];
  /** The arguments that the process is to have for it, as if it had been started with them: what `cli` goes by. */
  readonly argv?: readonly string[];
}

/** What a call came to. */
export type LibraryAnswer =
  | { readonly value: unknown }
  | { readonly error: string }
  /** The program ended, or was ended, without an answer. */
  | undefined;

/** The question as it is sent. */
export function libraryCallText(call: LibraryCall): string {
  return `${JSON.stringify(call)}\n`;
}

/** The answer among what the program wrote, and the rest, which are the library's own words. */
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
    // A library may have begun a line of its own, which the answer then ends.
    const said = JSON.parse(line.slice(line.indexOf('{"touchstone"'))) as Record<string, unknown>;
    if (said.touchstone !== id) return undefined;
    return typeof said.error === 'string' ? { error: said.error } : { value: said.value };
  } catch {
    return undefined;
  }
}
