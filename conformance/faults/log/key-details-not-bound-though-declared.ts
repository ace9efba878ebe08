import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLooseKeyDetails } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs P-256 keys as RSA keys where they are named so, though it is declared to refuse that',
  breaks: 'LOG-CE-024',
  caughtBy: ['log/algorithms/key-details#not-as-declared'],
  needs: { declare: { 'key-details': 'refused' } },
  install: withLooseKeyDetails,
});
