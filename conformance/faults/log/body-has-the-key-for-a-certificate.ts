import { X509Certificate } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

const keyOf = (certificate: string) =>
  new X509Certificate(Buffer.from(certificate, 'base64')).publicKey
    .export({ format: 'der', type: 'spki' })
    .toString('base64');

export default fault<LogRig>({
  text: 'logs the public key where a certificate was sent',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#verifier'],
  alsoFails: ['log/rpc/create-entry#other-body', 'log/duplicates/other-verifier#over-eager'],
  install: (rig) =>
    withLeaf(rig, (leaf) =>
      leaf.replace(
        /"x509Certificate":\{"rawBytes":"([^"]+)"\}/,
        (_, certificate) => `"publicKey":{"rawBytes":"${keyOf(certificate)}"}`,
      ),
    ),
});
