import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryJson } from '../../faults/created.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'leaves out of an answer what has its default, also the index 0',
  cites: 'Rekor v2, "CreateEntry": the JSON mapping of protobuf lets a writer leave defaults out',
  needs: { entries: 0n, append: false, create: true },
  install: (rig) =>
    withEntryJson(rig, ({ integratedTime: _, inclusionPromise: __, ...entry }) => {
      const withoutDefaults = (object: object) =>
        Object.fromEntries(Object.entries(object).filter(([, value]) => value !== '0' && value?.length !== 0));
      return { ...withoutDefaults(entry), inclusionProof: withoutDefaults(entry.inclusionProof) };
    }),
});
