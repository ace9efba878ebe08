import type { LogRig } from '../../../src/reference/log/index.ts';
import { recoded, withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs signatures without their last byte',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#signature'],
  install: (rig) =>
    withLeaf(rig, (leaf) =>
      leaf.replace(
        /"content":"([^"]+)"/,
        (_, content) => `"content":"${recoded(content, (bytes) => bytes.subarray(0, -1))}"`,
      ),
    ),
});
