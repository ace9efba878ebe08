import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has some entries of 65,535 bytes, in full and in partial bundles',
  cites: 'C2SP tlog-tiles, "Log entries": a length is a uint16, so 65,535 at most',
  install: (rig) =>
    withEntries(rig, (entry) =>
      /"entry":"(0|255|256|299)"|leaf (1|99|212) /.test(Buffer.from(entry).toString())
        ? Buffer.alloc(65_535, entry)
        : entry,
    ),
});
