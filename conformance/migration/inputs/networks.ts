/** The networks of a release (the interface document, "Release environment variables"), with their chain ids (EIP-155). */
export const RELEASE_NETWORKS = { kovan: 42, rinkeby: 4, mainnet: 1, xdai: 100, sokol: 77 } as const;
export type ReleaseNetwork = keyof typeof RELEASE_NETWORKS;
