import type { LogRig } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withStore } from '../../testbed/store.ts';

export const widerTileIsWhatThereIs = logFault({
  text: 'answers the path of a wider partial tile with the hashes that it has so far',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/paths/partial-width#short'],
  needs: { append: false },
  install: (rig) => withWhatThereIs(rig, /^tile\/\d+\//),
});

export const widerBundleIsWhatThereIs = logFault({
  text: 'answers the path of a wider partial bundle with the entries that it has so far',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/paths/partial-width#short'],
  needs: { append: false },
  install: (rig) => withWhatThereIs(rig, /^tile\/entries\//),
});

/** Serves the widest partial resource that is there, where a wider one is asked for. */
function withWhatThereIs(rig: LogRig, paths: RegExp): LogRig {
  return withStore(rig, (store) => ({
    ...store,
    read: async (path) => {
      const [, start, width] = /^(.*\.p\/)(\d+)$/.exec(path) ?? [];
      if (width === undefined || !paths.test(path)) return store.read(path);
      for (let narrower = Number(width); narrower > 0; narrower--) {
        const bytes = await store.read(`${start}${narrower}`);
        if (bytes) return bytes;
      }
      return undefined;
    },
  }));
}
