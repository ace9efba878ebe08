/** Sends a JSON-RPC request to a chain and gives its result. */
export type ChainRequest = (method: string, params: readonly unknown[]) => Promise<unknown>;
