import { sealCheckpoint, sha256 } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withEntryJson } from '../../testbed/created-entry.ts';
import { withEntriesLostAtRestart } from '../../testbed/entry-loss.ts';
import { withParts } from '../../testbed/parts.ts';
import { withStore } from '../../testbed/store.ts';
import { withSecondLog } from '../../testbed/stores.ts';
import { afterCalls, everyNth } from '../../testbed/triggers.ts';

export const anotherLogWhileItGrows = logFault({
  text: 'shows a whole other log as soon as it has grown',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  alsoFails: ['log/growth/partials-stay#changed', 'log/growth/published#lost', 'log/tiles/unchanging#changed'],
  install: (rig) => {
    let other = false;
    return withSecondLog(
      rig,
      (entry) => entry.toReversed(),
      (path, size) => {
        if (path === 'checkpoint') other = size > 300n;
        return other;
      },
    );
  },
});

export const anotherRootSignedInAnswers = logFault({
  text: 'signs another root of the same size in the checkpoint that a created entry is answered with',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#fork'],
  alsoFails: ['log/proof/claims#root-hash', 'log/proof/same-tree#other-tree'],
  needs: { create: true },
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const size = BigInt(entry.inclusionProof.treeSize);
      const envelope = sealCheckpoint(rig, size, sha256(Buffer.of(3)));
      return { ...entry, inclusionProof: { ...entry.inclusionProof, checkpoint: { envelope } } };
    }),
});

export const forkOnEverySecondRead = logFault({
  text: 'shows every second reader the checkpoint of another tree of the same size',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#fork'],
  alsoFails: ['log/growth/no-split-view#split'],
  needs: { append: false },
  install: (rig) => {
    const second = everyNth(2);
    return withSecondLog(
      rig,
      (entry) => entry.toReversed(),
      (path, size) => path === 'checkpoint' && size > 0n && second(),
    );
  },
});

export const fullTileDiffersFromThePartialOne = logFault({
  text: 'replaces a hash of a tile when it becomes full, and the tree with it',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent', 'log/growth/partials-stay#changed'],
  alsoFails: ['log/tiles/unchanging#changed'],
  install: (rig) =>
    withSecondLog(
      rig,
      (entry) => (Buffer.from(entry).includes('"entry":"256"') ? Buffer.from('{}') : entry),
      (_path, size) => size >= 512n,
    ),
});

export const largestCheckpointOfAnotherTree = logFault({
  text: 'grows between the first reader and the second, to a tree that its tiles do not give',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  needs: { batch: 100, append: false },
  install: (rig) => {
    const later = afterCalls(1);
    let earlier = '';
    const kept = withStore(rig, (store) => ({
      ...store,
      write: async (path, bytes) => {
        const text = path === 'checkpoint' ? Buffer.from(bytes).toString() : '';
        if (/^[^\n]+\n200\n/.test(text)) earlier = text;
        await store.write(path, bytes);
      },
    }));
    return withServedCheckpoint(kept, () => (later() ? sealCheckpoint(rig, 300n, sha256(Buffer.of(2))) : earlier));
  },
});

export const rewritesAnOldEntryAboveWhatItServed = logFault({
  text: 'replaces its first entry in all that nobody has read before size 512, and keeps the rest as it was',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  install: (rig) => {
    const served = new Set<string>();
    return withSecondLog(
      rig,
      (entry) => (Buffer.from(entry).includes('"entry":"0"') ? Buffer.from('{}') : entry),
      (path, size) => {
        if (size < 512n) served.add(path);
        return path === 'checkpoint' ? size >= 512n : !served.has(path);
      },
    );
  },
});

export const rewritesAnOldEntry = logFault({
  text: 'replaces its first entry when it grows, with everything that follows from it, and signs that',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  alsoFails: ['log/tiles/unchanging#changed'],
  install: (rig) =>
    withSecondLog(
      rig,
      (entry) => (Buffer.from(entry).includes('"entry":"0"') ? Buffer.from('{}') : entry),
      (_path, size) => size > 300n,
    ),
});

export const rootWrongWhenATileFillsUp = logFault({
  text: 'signs a wrong root at every size at which a tile is full',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent', 'log/growth/tiles-before-checkpoint#behind'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) =>
        rig.parts.checkpointText(origin, size, size > 300n && size % 256n === 0n ? root.toReversed() : root),
    }),
});

export const smallerTreeThatIsNoBeginning = logFault({
  text: 'shows every second reader a smaller tree that is no beginning of the larger one',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  needs: { append: false },
  install: (rig) => {
    const second = everyNth(2);
    return withServedCheckpoint(rig, (note) => (second() ? sealCheckpoint(rig, 299n, sha256(Buffer.of(1))) : note));
  },
});

export const anotherTreeWhenRestarted = logFault({
  text: 'begins a new tree under the same key when it is restarted',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#restarted'],
  needs: { restart: true, create: false },
  install: (rig) => withEntriesLostAtRestart(rig, () => []),
});
