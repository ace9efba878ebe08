import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has one entry, whose hash is the root',
  cites: 'RFC 6962, section 2.1: the root of a list with one entry is its leaf hash',
  needs: { entries: 1n },
  install: withoutOldPartials,
});
