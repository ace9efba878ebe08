import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const chainsLoggedAsSubmitted = certificateLogVariant({
  text: 'logs the fingerprints of the submitted issuers alone, without a root that was left out',
  cites: 'C2SP static-ct-api, "Log entries": the issuers in the submitted chain',
  needs: { submit: true },
  install: (rig) => {
    const right = rig.parts.verifiedChain;
    return withParts(rig, {
      verifiedChain: (chain, roots) => {
        const verified = right(chain, roots);
        return verified.value ? { value: chain } : verified;
      },
    });
  },
});
