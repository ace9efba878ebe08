import { expect, test } from 'vitest';
import {
  LEAST_PERMISSIONS,
  REQUESTED_PERMISSIONS,
  SCHEME_NAMES,
  storedPermissions,
} from '../../oracle/schemes/permissions.ts';
import { permissionsOption } from './scheme-permissions.ts';

const schemesWith = (masks: typeof REQUESTED_PERMISSIONS | typeof LEAST_PERMISSIONS) =>
  SCHEME_NAMES.map((name) => ({ name, permissions: storedPermissions(masks[name]) }));

test('permissions show the option of the tool', () => {
  expect(permissionsOption(schemesWith(REQUESTED_PERMISSIONS))).toBe('known');
  expect(permissionsOption(schemesWith(LEAST_PERMISSIONS))).toBe('least');
  expect(
    permissionsOption(schemesWith(REQUESTED_PERMISSIONS).map((scheme) => ({ ...scheme, permissions: 0x1fn }))),
  ).toBe('other');
});

test('schemes with the same permissions in both options show no option', () => {
  const [reward] = schemesWith(REQUESTED_PERMISSIONS).filter(({ name }) => name === 'ContributionReward');
  expect(permissionsOption([reward!])).toBeUndefined();
});
