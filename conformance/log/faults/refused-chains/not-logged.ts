import { staticCtParts } from '../../../../src/reference/log/index.ts';
import { certificateLogFault } from '../../testbed/alteration.ts';
import { withAcceptedChains, withSubmissionAnswers } from '../../testbed/certificates/submissions.ts';

export const refusedChainsLogged = certificateLogFault({
  text: 'refuses chains of unknown roots, after it has logged them',
  breaks: 'LOG-CT-060',
  caughtBy: ['log/refused-chains/not-logged#logged'],
  needs: { submit: true },
  install: (rig) => {
    const taking = withAcceptedChains(rig, (chain) => (chain.length === 2 ? chain : undefined));
    return withSubmissionAnswers(taking, async (request, _name, next) => {
      const { value } = staticCtParts.readChain(await request.clone().bytes());
      const answer = await next(request);
      const refusal = value && staticCtParts.verifiedChain(value, rig.roots ?? []).refusal;
      return refusal === undefined ? answer : new Response(refusal, { status: 400 });
    });
  },
});
