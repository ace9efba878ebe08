/** A client in this process, which looks for what it is shown. */
export interface Reached {
  /** An address without a slash at its end. */
  readonly url: string;
  /** Runs what sends requests to that address. */
  within<X>(work: () => Promise<X>): Promise<X>;
  close(): Promise<void>;
}

/** Makes something reachable for clients in this process. */
export type Reach = (handler: (request: Request) => Promise<Response>) => Promise<Reached>;
