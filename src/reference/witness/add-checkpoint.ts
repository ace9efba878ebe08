import { readCheckpoint, type TreeHead } from '../log/checkpoint/checkpoint.ts';
import { type OpenNote, openNote } from '../log/checkpoint/note.ts';

/** The body of an add-checkpoint request (C2SP tlog-witness, "add-checkpoint"). */
export interface AddCheckpoint extends OpenNote {
  /** The size of the tree that the witness has cosigned last, as the client believes. */
  readonly old: bigint;
  readonly proof: readonly Uint8Array[];
  readonly head: TreeHead;
  /** The checkpoint as it was sent. */
  readonly note: string;
}

/** The most lines of a consistency proof. */
const MOST_LINES = 63;

/** A hash of a proof: padded standard base64 of 32 bytes. */
function readHash(line: string): Uint8Array | undefined {
  const bytes = Buffer.from(line, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === line ? bytes : undefined;
}

/** Reads a request body. `undefined`: it has not the form of one. */
export function readAddCheckpoint(body: string): AddCheckpoint | undefined {
  const end = body.indexOf('\n\n');
  if (end < 0) return undefined;
  const [first, ...lines] = body.slice(0, end).split('\n');
  const [, old] = /^old (0|[1-9]\d{0,19})$/.exec(first!) ?? [];
  const proof = lines.flatMap((line) => readHash(line) ?? []);
  const note = body.slice(end + 2);
  const opened = openNote(note);
  const head = opened && readCheckpoint(opened.text);
  if (old === undefined || !opened || !head) return undefined;
  if (proof.length < lines.length || lines.length > MOST_LINES) return undefined;
  return { ...opened, old: BigInt(old), proof, head, note };
}
