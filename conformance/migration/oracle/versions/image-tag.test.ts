import { expect, test } from 'vitest';
import { imageTagDefect, versionTag } from './image-tag.ts';

test.each([
  ['example/migration:1.2.3-v4', '1.2.3-v4'],
  ['localhost:5000/migration:1.2.3', '1.2.3'],
  ['example/migration:v1', 'v1'],
  ['example/migration:1.2.3-v4@sha256:0123', '1.2.3-v4'],
  ['example/migration:latest', undefined],
  ['example/migration@sha256:0123', undefined],
  ['localhost:5000/migration', undefined],
  ['migration', undefined],
])('the version in the tag of %s: %s', (reference, tag) => expect(versionTag(reference)).toBe(tag));

test.each(['1.2.3-v4', '0.0.1-rc.51-v1', '10.20.30-v1.2'])('%s is the version of an image', (tag) => {
  expect(imageTagDefect(tag)).toBe(false);
});

test.each(['1.2.3', 'v1.2.3-v4', '1.2-v4', '1.2.3-4', '1.2.3-v'])('%s is not', (tag) => {
  expect(imageTagDefect(tag)).toMatchObject({ reason: 'form', actual: tag });
});
