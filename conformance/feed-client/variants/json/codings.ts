import { readerVariant } from '../../testbed/alteration.ts';

export const nothingOffered = readerVariant({
  text: 'offers no content coding but that of none',
  cites: 'RFC 9110, section 12.5.3: identity may be asked for',
  install: (rig) => ({ ...rig, offered: () => 'identity' }),
});
