import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs bytes in the URL alphabet',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#base64'],
  install: (rig) =>
    withLeaf(rig, (leaf) =>
      leaf.replace(
        /"(digest|content|rawBytes)":"([^"]+)"/g,
        (_, name, text) => `"${name}":"${text.replaceAll('+', '-').replaceAll('/', '_')}"`,
      ),
    ),
});
