import { newChains } from '../../../../src/reference/log/certificates/made/chains.ts';
import { certificateLogVariant } from '../../testbed/alteration.ts';

export const manyRootsAccepted = certificateLogVariant({
  text: 'accepts other roots beside the given one, and lists that last',
  cites: 'RFC 6962, section 3: the list might be the union of those of browsers',
  needs: { submit: true },
  install: (rig) => ({ ...rig, roots: [...newChains().issuers, ...(rig.roots ?? [])] }),
});
