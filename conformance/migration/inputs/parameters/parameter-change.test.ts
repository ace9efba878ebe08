import { expect, test } from 'vitest';
import { paramsWithChange } from './parameter-change.ts';
import { PLAIN_PARAMS } from './plain-parameters.ts';

test('a change replaces members, and schemes one by one', () => {
  const changed = paramsWithChange(PLAIN_PARAMS, { useDaoCreator: true, schemes: { GenericScheme: true } });
  expect(changed).toEqual({
    ...PLAIN_PARAMS,
    useDaoCreator: true,
    schemes: { ...PLAIN_PARAMS.schemes, GenericScheme: true },
  });
});

test('an undefined member is left out', () => {
  expect(Object.keys(paramsWithChange(PLAIN_PARAMS, { noTrack: undefined }))).toEqual(
    Object.keys(PLAIN_PARAMS).filter((key) => key !== 'noTrack'),
  );
});
