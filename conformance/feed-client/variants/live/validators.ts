import { readerVariant } from '../../testbed/alteration.ts';

export const nothingAskedAgain = readerVariant({
  text: 'reads the whole list at each look',
  cites: 'RFC 9111, section 4.3: validation may be left out',
  needs: { as: 'poll' },
  install: (rig) => ({ ...rig, asksAgain: () => ({}) }),
});
