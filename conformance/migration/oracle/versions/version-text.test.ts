import { expect, test } from 'vitest';
import { isLaterVersion, shownVersion } from './version-text.ts';

test.each([
  ['0.0.1-rc.14-v0', { core: '0.0.1-rc.14', migration: '0' }],
  ['tool 2.10.3-v12 (built today)', { core: '2.10.3', migration: '12' }],
  ['0.0.1-rc.57', undefined],
  ['v1', undefined],
  ['1.0.0-vertical', undefined],
])('the version in "%s" is read', (text, version) => expect(shownVersion(text)).toEqual(version));

test('versions are in the order of Semantic Versioning, 11', () => {
  const order = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11'];
  const versions = [...order, '1.0.0-rc.1', '1.0.0', '2.0.0', '2.1.0', '2.1.1', '10.0.0'];
  for (const [i, version] of versions.entries())
    for (const [j, another] of versions.entries())
      expect(isLaterVersion(version, another), `${version} ${another}`).toBe(i > j);
});
