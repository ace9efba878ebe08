import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withTwin } from '../stores.ts';

export default fault<LogRig>({
  text: 'replaces its first entry in all that nobody has read before size 512, and keeps the rest as it was',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  install: (rig) => {
    const served = new Set<string>();
    return withTwin(
      rig,
      (entry) => (Buffer.from(entry).includes('"entry":"0"') ? Buffer.from('{}') : entry),
      (path, size) => {
        if (size < 512n) served.add(path);
        return path === 'checkpoint' ? size >= 512n : !served.has(path);
      },
    );
  },
});
