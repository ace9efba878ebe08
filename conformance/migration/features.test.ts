import { expect, test } from 'vitest';
import { applied } from './features.ts';
import { PLAIN } from './params.ts';

test('a change replaces members, and schemes one by one', () => {
  const changed = applied(PLAIN, { useDaoCreator: true, schemes: { GenericScheme: true } });
  expect(changed).toEqual({ ...PLAIN, useDaoCreator: true, schemes: { ...PLAIN.schemes, GenericScheme: true } });
});

test('what is undefined is left out', () => {
  expect(Object.keys(applied(PLAIN, { noTrack: undefined }))).toEqual(
    Object.keys(PLAIN).filter((key) => key !== 'noTrack'),
  );
});
