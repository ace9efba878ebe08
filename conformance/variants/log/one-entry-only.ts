import type { LogRig } from '../../../src/reference/log/index.ts';
import { withoutOldPartials } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has one entry, whose hash is the root',
  cites: 'RFC 6962, section 2.1: the root of a list with one entry is its leaf hash',
  needs: { entries: 1n },
  install: withoutOldPartials,
});
