/** The format of the files, which `spec/vectors.schema.json` describes. */
export const SCHEMA = 'touchstone/vectors/1';

/** One question to an implementation, and the right answer. */
export interface VectorCase {
  /** Unique in its file. */
  readonly id: string;
  /** One line for people. */
  readonly about: string;
  readonly verdict: 'accept' | 'refuse';
  /** Only with `refuse`: a word of the file's `reasons`. */
  readonly reason?: string;
  /** Only with `accept`: why an implementation that refuses this all the same breaks no specification. */
  readonly mayRefuse?: string;
  /** Only with `refuse`: why an implementation that accepts this all the same breaks no specification. */
  readonly mayAccept?: string;
  readonly input: object;
  /** Only with `accept`: what is read, or computed, from the input. */
  readonly output?: object;
}

/** A file of vectors. */
export interface VectorFile {
  readonly kind: 'trees' | 'edges' | 'paths' | 'inclusion' | 'consistency' | 'notes' | 'checkpoints' | 'bundles';
  readonly about: string;
  /** What the members of `input` and `output` mean. */
  readonly fields: Readonly<Record<string, string>>;
  /** Every word that a refusal may have for its reason. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly cases: readonly VectorCase[];
}

/** Byte strings are written in lowercase hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}
