import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withTwin } from '../stores.ts';

export default fault<LogRig>({
  text: 'replaces its first entry when it grows, with everything that follows from it, and signs that',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent'],
  alsoFails: ['log/tiles/unchanging#changed'],
  install: (rig) =>
    withTwin(
      rig,
      (entry) => (Buffer.from(entry).includes('"entry":"0"') ? Buffer.from('{}') : entry),
      (_path, size) => size > 300n,
    ),
});
