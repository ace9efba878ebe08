import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { badRequestResponse, requestText, withPosts } from '../../testbed/refusals.ts';

export const logsWhatItRefuses = logFault({
  text: 'verifies the signature only when the entry is in the log already, and then refuses it',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/refused-not-logged#logged'],
  // Over gRPC it is the same log.
  alsoFails: ['log/rpc/status-codes#accepted'],
  install: (rig) => {
    const wrong = new Set<string>();
    const late = withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        if (!rig.parts.verifyDigest(algorithm, key, digest, signature))
          wrong.add(Buffer.from(signature).toString('base64'));
        return true;
      },
    });
    return withPosts(late, async (asked) => {
      const response = await asked.answer();
      const [, signature = ''] = /"content":"([^"]*)/.exec(requestText(asked)) ?? [];
      return response.status === 201 && wrong.has(signature)
        ? badRequestResponse('the signature does not verify')
        : response;
    });
  },
});
