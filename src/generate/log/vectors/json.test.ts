import { expect, test } from 'vitest';
import { json } from './json.ts';

test('what fits stands in one line, what does not is broken, and what is undefined is left out', () => {
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
