import { logVariant } from '../../testbed/alteration.ts';
import { withStore } from '../../testbed/store.ts';
import { withCheckpointsDelayed } from '../../testbed/stores.ts';

export const growsByCreatedEntriesAlone = logVariant({
  text: 'has no way in but CreateEntry',
  cites: 'choice duplicate; the interface document, "Endpoints", has no other way to write',
  needs: { append: false, create: true, declare: { 'publish-within': '10' } },
  install: (rig) => ({ ...rig, rawAppend: false }),
});

export const publishedLateWithinTheDeclaredTime = logVariant({
  text: 'shows the checkpoint over a new entry after seconds, but within those that are declared',
  cites: 'choice publish-within; C2SP tlog-tiles, "Checkpoints", gives no time',
  needs: { declare: { 'publish-within': '10' } },
  install: (rig) => withCheckpointsDelayed(rig, 30),
});

export const firstCheckpointAfterAWhile = logVariant({
  text: 'is empty at first, and serves its first checkpoint only some requests after the first entry',
  cites: 'choice publish-within: the first checkpoint comes within the declared time',
  needs: { entries: 0n, declare: { 'publish-within': '5', 'empty-log': 'not-found' } },
  install: (rig) =>
    withStore(rig, (store) => {
      let asked = 0;
      const isEmpty = (bytes: Uint8Array) => /\n0\n/.test(Buffer.from(bytes).toString());
      return {
        ...store,
        read: async (path) => {
          const bytes = await store.read(path);
          if (path !== 'checkpoint' || bytes === undefined) return bytes;
          return isEmpty(bytes) || ++asked < 4 ? undefined : bytes;
        },
      };
    }),
});
