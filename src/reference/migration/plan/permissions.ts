/**
 * The permissions that each scheme needs from the controller, four bytes: 0x02 to register schemes, 0x04 to add
 * constraints, 0x08 to upgrade the controller, 0x10 to call anything; the controller adds 0x01, being registered.
 */
export const PERMISSIONS = {
  SchemeRegistrar: '0x0000001f',
  ContributionReward: '0x00000000',
  GenericScheme: '0x00000010',
  GlobalConstraintRegistrar: '0x00000004',
  UpgradeScheme: '0x0000000a',
} as const;

export type SchemeName = keyof typeof PERMISSIONS;

/** In the order in which they are registered. */
export const SCHEME_NAMES = Object.keys(PERMISSIONS) as readonly SchemeName[];
