import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has entries without a byte, alone and beside others',
  cites: 'C2SP tlog-tiles, "Log entries": a length is a uint16, which 0 is; RFC 6962, section 2.1, hashes any entry',
  // The entries are made so on their way in, which a leaf that is looked up later would not survive.
  needs: { append: false },
  install: (rig) => withEntries(rig, (entry) => (entry.length % 2 === 0 ? new Uint8Array() : entry)),
});
