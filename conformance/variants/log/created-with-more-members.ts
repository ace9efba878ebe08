import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../../faults/created.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has members in an answer that nobody knows',
  cites:
    'RFC 8259, section 4: an object may have any members; readers of protobuf JSON in a later version meet new ones',
  install: (rig) =>
    withEntryJson(rig, (entry) => ({
      ...entry,
      shard: { name: 'one', closes: null },
      inclusionProof: { ...entry.inclusionProof, witnesses: ['witness.example/w'] },
    })),
});
