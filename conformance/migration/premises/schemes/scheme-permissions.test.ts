import { expect, test } from 'vitest';
import {
  LEAST_PERMISSIONS,
  REQUESTED_PERMISSIONS,
  SCHEME_NAMES,
  storedPermissions,
} from '../../oracle/schemes/permissions.ts';
import { permissionsOption } from './scheme-permissions.ts';

const all = (masks: typeof REQUESTED_PERMISSIONS | typeof LEAST_PERMISSIONS) =>
  SCHEME_NAMES.map((name) => ({ name, permissions: storedPermissions(masks[name]) }));

test('permissions tell which option was taken', () => {
  expect(permissionsOption(all(REQUESTED_PERMISSIONS))).toBe('known');
  expect(permissionsOption(all(LEAST_PERMISSIONS))).toBe('least');
  expect(permissionsOption(all(REQUESTED_PERMISSIONS).map((one) => ({ ...one, permissions: 0x1fn })))).toBe('other');
});

test('schemes that need the same with both tell nothing', () => {
  const [reward] = all(REQUESTED_PERMISSIONS).filter(({ name }) => name === 'ContributionReward');
  expect(permissionsOption([reward!])).toBeUndefined();
});
