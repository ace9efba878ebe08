import { expect, test } from 'vitest';
import schema from '../../../spec/migration/config.schema.json' with { type: 'json' };
import { PARAMETER_KEYS } from './lacking-key.ts';

test('each key of the parameters that names may have can be lacking', () => {
  const { properties } = schema.properties.names.properties.params;
  expect([...PARAMETER_KEYS].sort()).toEqual(Object.keys(properties).sort());
});
