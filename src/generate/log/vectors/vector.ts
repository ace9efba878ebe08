/** The format of the files, which `spec/vectors.schema.json` describes. */
export const SCHEMA = 'touchstone/vectors/1';

/** An input for an implementation, with the right output or verdict. */
export interface VectorCase {
  /** Unique in its file. */
  readonly id: string;
  /** One line for people. */
  readonly about: string;
  readonly verdict: 'accept' | 'refuse';
  /** Only with `refuse`: a word of the file's `reasons`. */
  readonly reason?: string;
  /** Only with `accept`: why an implementation may also refuse it without violating a specification. */
  readonly mayRefuse?: string;
  /** Only with `refuse`: why an implementation may also accept it without violating a specification. */
  readonly mayAccept?: string;
  readonly input: object;
  /** Only with `accept`: the values that are read, or computed, from the input. */
  readonly output?: object;
}

/** A file of vectors. */
export interface VectorFile {
  readonly kind:
    | 'trees'
    | 'edges'
    | 'paths'
    | 'inclusion'
    | 'consistency'
    | 'notes'
    | 'checkpoints'
    | 'policies'
    | 'bundles'
    | 'answers';
  readonly about: string;
  /** The meanings of the members of `input` and `output`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The possible reasons of a refusal, with explanations. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly cases: readonly VectorCase[];
}

/** Byte strings are written in lowercase hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}
