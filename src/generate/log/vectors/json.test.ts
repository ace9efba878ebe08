import { expect, test } from 'vitest';
import { json } from './json.ts';

test('short values are on one line, long values are broken into lines, and undefined members are left out', () => {
  const long = 'x'.repeat(120);
  const value = { a: [1, 'two', null], b: undefined, c: { long, empty: {}, none: [] }, d: [{ e: true }, [long]] };
  const text = json(value);
  expect(text).toBe(`{
  "a": [1, "two", null],
  "c": {
    "long": "${long}",
    "empty": {},
    "none": []
  },
  "d": [
    { "e": true },
    [
      "${long}"
    ]
  ]
}
`);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
});
