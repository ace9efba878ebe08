import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { refusedDefect } from '../../oracle/certificates/accepted-defect.ts';
import { submittedChains } from '../../premises/submissions/submitted-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const accepted = check<LogTarget>()({
  // LOG-CT-041 (must): A chain that leads to an accepted root is answered with an SCT, by add-chain for a certificate and by
  //   add-pre-chain for a precertificate, with its root or without it. [rfc6962, "4.1, 4.2"]
  proves: 'LOG-CT-041',
  needs: ['submit', 'authority'],
  reasons: {
    refused: 'a chain that leads to an accepted root is refused',
    'server-error': 'a chain that leads to an accepted root is answered with an error of the server',
  },
  owns: [reasonsOf(submittedChains, 'refused', 'server-error')],
  run: async (_log, t) => {
    for (const { made, answer } of await t.use(submittedChains)) t.judge(refusedDefect(made, answer), answer);
  },
});
