import type { Run } from '../run.ts';

/** The tool's container image (the interface document, "Container image"). */
export interface Image {
  /** The reference by which the image was given: `example/migration:1.2.3-v4`. */
  readonly reference: string;
  /**
   * The port within a container at which its chain is expected: the given port, else the port that the image exposes, else
   * 8545.
   */
  port(): Promise<number>;
  /** How long a container may take until its chain answers, in milliseconds. */
  readonly withinMs: number;
  /** The emulator's name for an option, without hyphens: `port`. undefined if the emulator has no such option. */
  optionOf(name: 'port'): string | undefined;
  /**
   * Gives further containers something that the engine gives by itself and that a chain may have lacked: capabilities, if
   * the container ended, and then a way out of its network. False if they have both already.
   */
  relax(ended: boolean): boolean;
  /**
   * Starts a container with these arguments and publishes these ports. Gives the run if the container ended at once. Stops
   * waiting when the signal is aborted.
   *
   * @throws TransportFailure if no engine runs, or there is no such image.
   */
  start(args: readonly string[], ports: readonly number[], signal: AbortSignal): Promise<OpenContainer | Run>;
}

/** A container that was started. */
export interface OpenContainer {
  /** The address on this machine for each of its ports: the chain answers JSON-RPC over HTTP there. */
  readonly at: ReadonlyMap<number, string>;
  /** Settled when the container has ended for any reason. */
  readonly run: Promise<Run>;
  /** The content of a file in the running container, by its name in the document; undefined if it cannot be read. */
  read(name: string): Promise<string | undefined>;
  /** Ends and removes the container. */
  close(): Promise<Run>;
}
