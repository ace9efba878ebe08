import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAnswers } from '../answers.ts';
import { fault } from '../fault.ts';
import { ecdsaSigner } from '../signers.ts';

export default fault<LogRig>({
  text: 'signs its checkpoint anew for every reader, though an interval is declared',
  breaks: 'LOG-GR-005',
  caughtBy: ['log/quiet/republished#restless'],
  needs: { declare: { 'republish-every': '600' }, append: false },
  install: (rig) => {
    const signer = ecdsaSigner(rig.origin);
    return withAnswers({ ...rig, signer }, /^checkpoint$/, async (response) => {
      const text = (await response.text()).split('\n\n')[0]!;
      const { name, keyId } = signer;
      const note = rig.parts.note(`${text}\n`, [{ name, keyId, signature: signer.sign(`${text}\n`) }]);
      return new Response(note, {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
      });
    });
  },
});
