import { createHash } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

const hashed = (digest: string) => createHash('sha256').update(Buffer.from(digest, 'base64')).digest('base64');

export default fault<LogRig>({
  text: 'logs the hash of the digest that was sent',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#digest'],
  install: (rig) =>
    withLeaf(rig, (leaf) => leaf.replace(/"digest":"([^"]+)"/, (_, digest) => `"digest":"${hashed(digest)}"`)),
});
