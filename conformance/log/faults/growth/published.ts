import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { withStore } from '../../testbed/store.ts';

export const appendedLeafAtAnotherIndex = logFault({
  text: 'answers an accepted leaf with the index before its own',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/growth/published#lost'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'POST' || answer.status !== 200) return answer;
      return new Response(`${BigInt(await answer.text()) - 1n}\n`, { headers: answer.headers });
    }),
});

export const checkpointNeverAdvances = logFault({
  text: 'accepts entries and keeps serving the checkpoint from before them',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/growth/published#late'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) =>
    withStore(rig, (store) => {
      let shown: Uint8Array | undefined;
      return {
        ...store,
        read: async (path) => (path === 'checkpoint' ? (shown ??= await store.read(path)) : store.read(path)),
      };
    }),
});

export const nothingIsEverPublished = logFault({
  text: 'accepts a first entry and never serves a checkpoint',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/growth/published#late'],
  needs: { entries: 0n, declare: { 'publish-within': '2', 'empty-log': 'not-found' } },
  install: (rig) =>
    withStore(rig, (store) => ({
      ...store,
      read: async (path) => (path === 'checkpoint' ? undefined : store.read(path)),
    })),
});

export const lastEntryNeverPublished = logFault({
  text: 'publishes an entry only when the next entry comes',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/growth/published#late'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) =>
    withStore(rig, (store) => {
      let before: Uint8Array | undefined;
      let shown: Uint8Array | undefined;
      return {
        ...store,
        write: async (path, bytes) => {
          if (path === 'checkpoint') [before, shown] = [shown ?? bytes, bytes];
          await store.write(path, bytes);
        },
        read: async (path) => (path === 'checkpoint' ? before : store.read(path)),
      };
    }),
});
