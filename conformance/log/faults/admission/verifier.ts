import { logFault } from '../../testbed/alteration.ts';
import { requestText, withPosts } from '../../testbed/refusals.ts';

export const keyAndCertificateTaken = logFault({
  text: 'takes the public key of a verifier that has a certificate as well',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/verifier#accepted'],
  install: (rig) =>
    withPosts(rig, (asked) => {
      const text = requestText(asked);
      if (!/"publicKey".*"x509Certificate"/s.test(text)) return asked.answer();
      return asked.answer({ body: Buffer.from(text.replace(/,"x509Certificate":\{[^}]*\}/, '')) });
    }),
});
