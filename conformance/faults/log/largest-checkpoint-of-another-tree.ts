import { type LogRig, sealCheckpoint, sha256 } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';
import { afterCalls } from '../trigger.ts';

export default fault<LogRig>({
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
    return withCheckpoint(kept, () => (later() ? sealCheckpoint(rig, 300n, sha256(Buffer.of(2))) : earlier));
  },
});
