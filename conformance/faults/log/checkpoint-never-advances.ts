import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes entries and goes on showing the checkpoint from before them',
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
