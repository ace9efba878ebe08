import { readerVariant } from '../../testbed/alteration.ts';

export const aSingleTimeRead = readerVariant({
  text: 'reads a single occurrence, and a single type, as a list of one',
  cites: 'RFC 9413, section 3: a client may mend what it can read without doubt',
  install: (rig) => ({
    ...rig,
    list: (value, name) =>
      (name === 'times' && typeof value === 'object') ||
      (name === 'type' && typeof value === 'string' && !value.includes(','))
        ? [value].flat()
        : rig.list(value, name),
  }),
});
