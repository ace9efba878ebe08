/** A scheme of the core package whose only parameters are the hash of voting parameters and the voting machine. */
export const CORE_SCHEME = 'GlobalConstraintRegistrar';
/**
 * The arguments of the locking scheme. Times are in UNIX seconds. All numbers differ, so that an exchange of two of them
 * shows.
 */
export const LOCKING_ARGUMENTS = [
  100_000,
  1_900_000_000,
  2_592_000,
  1_950_000_000,
  12,
  85_000_000,
  500,
  36,
  '0x00000000000000000000000000000000000b0001',
  `0x${'00112233445566778899aabbccddeeff'.repeat(2)}`,
] as const;

const FILE_SCHEME = { fromCore: false, isUniversal: false };
/** The entries, with different permissions. `given` and `there` get their addresses from the stage. */
export const CUSTOM_SCHEME_ENTRIES = {
  own: {
    ...FILE_SCHEME,
    name: 'OwnScheme',
    alias: 'Scheme of its own',
    params: ['GenesisProtocolAddress', { voteParams: 1 }, 4321, 'A label, 42'],
    // The mask has an unused bit, which the controller stores like the others.
    permissions: '0x80000010',
  },
  given: {
    ...FILE_SCHEME,
    name: 'OwnScheme',
    alias: 'Scheme that is there',
    // A preset, which is before the others in the list.
    params: ['GenesisProtocolAddress', { voteParams: 0 }, 8765, '0'],
    permissions: '0x00000010',
  },
  shared: {
    ...FILE_SCHEME,
    isUniversal: true,
    name: 'SharedScheme',
    schemeName: 'Shared by many',
    alias: 'Shared scheme',
    params: [{ voteParams: 1 }, 'GenesisProtocolAddress', 99],
    permissions: '0x00000000',
  },
  there: {
    ...FILE_SCHEME,
    isUniversal: true,
    name: 'SharedScheme',
    alias: 'Shared scheme that is there',
    params: [{ voteParams: 2 }, 'GenesisProtocolAddress', 77],
    permissions: '0x0000001F',
  },
  locking: {
    ...FILE_SCHEME,
    name: 'LockingScheme',
    alias: 'Locking scheme',
    address: { StandAloneContract: 1 },
    params: LOCKING_ARGUMENTS,
    permissions: '0x0000000a',
  },
  core: {
    isUniversal: true,
    fromCore: true,
    name: CORE_SCHEME,
    alias: 'Another registrar',
    params: [{ voteParams: 0 }, 'GenesisProtocolAddress'],
    permissions: '0x00000004',
  },
} as const;
export type CustomSchemeKey = keyof typeof CUSTOM_SCHEME_ENTRIES;

/**
 * The form of masks: with or without an unused bit, with or without a digit in upper case, and with eight digits alone or with
 * fewer in some.
 */
export interface PermissionMasks {
  readonly unusedBit: boolean;
  readonly upperCase: boolean;
  readonly short: boolean;
}

/** The digits of short masks. */
const SHORT: Partial<Record<CustomSchemeKey, number>> = { given: 2, locking: 6, core: 1 };

/** The mask of an entry in that form. */
export function permissionMask(entry: CustomSchemeKey, { unusedBit, upperCase, short }: PermissionMasks): string {
  const { permissions } = CUSTOM_SCHEME_ENTRIES[entry];
  const used = unusedBit ? permissions : permissions.replace(/^0x8/, '0x0');
  const digits = (short && SHORT[entry]) || 8;
  return `0x${(upperCase ? used : used.toLowerCase()).slice(-digits)}`;
}

/** The places of the entries in the map. */
export const CUSTOM_SCHEME_PLACES: Readonly<Record<CustomSchemeKey, string>> = {
  own: 'CustomSchemes.OwnScheme[0]',
  given: 'CustomSchemes.OwnScheme[1]',
  shared: 'CustomSchemes.SharedScheme[0]',
  there: 'CustomSchemes.SharedScheme[1]',
  locking: 'CustomSchemes.LockingScheme[0]',
  core: `CustomSchemes.${CORE_SCHEME}[0]`,
};

/** The form of `CustomSchemes`. */
export type CustomSchemesForm = 'map' | 'array';
