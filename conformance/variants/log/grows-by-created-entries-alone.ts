import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has no way in but CreateEntry',
  cites: 'choice duplicate; the interface document, "Endpoints", has no other way to write',
  needs: { append: false, create: true, declare: { 'publish-within': '10' } },
  install: (rig) => ({ ...rig, rawAppend: false }),
});
