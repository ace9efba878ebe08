import type { Run } from '../run.ts';

/** The tool's container image (the interface document, "Container image"). */
export interface Image {
  /** The port within a container at which its chain is expected: the one that was given, else what the image exposes, else 8545. */
  port(): Promise<number>;
  /** For how long a container may go on until its chain answers, in milliseconds. */
  readonly withinMs: number;
  /** What its emulator calls an option, without hyphens: `port`. undefined where it has none. */
  optionOf(name: 'port'): string | undefined;
  /**
   * Starts a container with these arguments, whose ports are to be reached from here. A run where none came of it. Nobody waits
   * for it when the signal is aborted.
   *
   * @throws TransportFailure where there is no engine that runs, or no such image.
   */
  start(args: readonly string[], ports: readonly number[], signal: AbortSignal): Promise<OpenContainer | Run>;
}

/** A container that was started. */
export interface OpenContainer {
  /** Addresses of this machine that lead to its ports: JSON-RPC over HTTP where its chain is. */
  readonly at: ReadonlyMap<number, string>;
  /** Settled when the container has ended, whoever ended it. */
  readonly run: Promise<Run>;
  /** The content of a file that the document names, as it is within the running container; undefined where it cannot be read. */
  read(name: string): Promise<string | undefined>;
  /** Ends it and takes it away. */
  close(): Promise<Run>;
}
