import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withTwin } from '../stores.ts';

export default fault<LogRig>({
  text: 'replaces a hash of a tile when it becomes full, and the tree with it',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent', 'log/growth/partials-stay#changed'],
  alsoFails: ['log/tiles/unchanging#changed'],
  install: (rig) =>
    withTwin(
      rig,
      (entry) => (Buffer.from(entry).includes('"entry":"256"') ? Buffer.from('{}') : entry),
      (_path, size) => size >= 512n,
    ),
});
