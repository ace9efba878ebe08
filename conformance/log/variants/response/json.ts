import { logVariant } from '../../testbed/alteration.ts';
import { withEntryJson } from '../../testbed/created-entry.ts';

export const createdWithMoreMembers = logVariant({
  text: 'has unknown members in an answer',
  cites:
    'RFC 8259, section 4: an object may have any members; readers of protobuf JSON in a later version meet new ones',
  install: (rig) =>
    withEntryJson(rig, (entry) => ({
      ...entry,
      shard: { name: 'one', closes: null },
      inclusionProof: { ...entry.inclusionProof, witnesses: ['witness.example/w'] },
    })),
});

export const createdWithoutDefaults = logVariant({
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
