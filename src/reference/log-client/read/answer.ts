/** An answer of the log over HTTP, its body still in the content coding. */
export interface RawAnswer {
  readonly status: number;
  /** The value of a header, or `undefined`. */
  header(name: string): string | undefined;
  readonly bytes: Uint8Array;
}

/** Asks for a path below the prefix; `body` is posted there. Rejects where no whole answer arrives. */
export type Ask = (path: string, headers: Readonly<Record<string, string>>, body?: Uint8Array) => Promise<RawAnswer>;
