import { logFault } from '../../testbed/alteration.ts';
import { withAnswers } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';
import { ecdsaSigner } from '../../testbed/signers.ts';

export const republishesMoreOftenThanDeclared = logFault({
  text: 'signs its checkpoint again for every reader, though an interval is declared',
  breaks: 'LOG-GR-005',
  caughtBy: ['log/idle/republish-interval#too-often'],
  needs: { declare: { 'republish-every': '600' }, append: false },
  install: (rig) => {
    const signer = ecdsaSigner(rig.origin);
    return withAnswers({ ...rig, signer }, CHECKPOINT_PATH, async (response) => {
      const text = (await response.text()).split('\n\n')[0]!;
      const { name, keyId } = signer;
      const note = rig.parts.note(`${text}\n`, [{ name, keyId, signature: signer.sign(`${text}\n`) }]);
      return new Response(note, {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
      });
    });
  },
});
