/**
 * Permissions that a controller gives to schemes: four bytes, of which five bits have a meaning.
 *
 * Anchored by: getSchemePermissions of @daostack/arc rc.33 and rc.57, read back after setSchemes
 */

/** The meaning of each bit. */
export const PERMISSION_BITS = {
  /** Is registered. Every scheme has this bit, requested or not. */
  registered: 0x01n,
  /** May register and unregister schemes. */
  registerSchemes: 0x02n,
  /** May add and remove global constraints. */
  globalConstraints: 0x04n,
  /** May upgrade the controller. */
  upgradeController: 0x08n,
  /** May call other contracts in the organization's name. */
  genericCall: 0x10n,
} as const;

/** The permissions of the account that deploys a controller, until it is unregistered. */
export const ALL_PERMISSIONS = 0x1fn;

/**
 * The permissions that the known tool requests for each scheme that the `schemes` of a parameters file can select, in the order
 * of registration (choice `scheme-permissions`).
 */
export const REQUESTED_PERMISSIONS = {
  SchemeRegistrar: ALL_PERMISSIONS,
  ContributionReward: 0n,
  GenericScheme: PERMISSION_BITS.genericCall,
  GlobalConstraintRegistrar: PERMISSION_BITS.globalConstraints,
  UpgradeScheme: PERMISSION_BITS.registerSchemes | PERMISSION_BITS.upgradeController,
} as const;
/** The permissions that each scheme needs (choice `scheme-permissions`). */
export const LEAST_PERMISSIONS = {
  ...REQUESTED_PERMISSIONS,
  SchemeRegistrar: PERMISSION_BITS.registerSchemes,
  UpgradeScheme: PERMISSION_BITS.upgradeController,
} as const;

/** A scheme that `schemes` can select. */
export type SchemeName = keyof typeof REQUESTED_PERMISSIONS;
export const SCHEME_NAMES = Object.keys(REQUESTED_PERMISSIONS) as readonly SchemeName[];

/** The permissions that the controller stores for the requested ones. */
export function storedPermissions(requested: bigint): bigint {
  return requested | PERMISSION_BITS.registered;
}

/** A mask as contracts give it: `bytes4`, eight digits. */
export function permissionsText(mask: bigint): string {
  return `0x${mask.toString(16).padStart(8, '0')}`;
}

/** Reads a mask of a parameters file: `0x` and one to eight digits. undefined for another text. */
export function readPermissions(text: string): bigint | undefined {
  return /^0x[0-9a-fA-F]{1,8}$/.test(text) ? BigInt(text) : undefined;
}
