/** How a chain is asked. */

/** Asks a chain: its `request`. */
export type ChainRequest = (method: string, params: readonly unknown[]) => Promise<unknown>;
