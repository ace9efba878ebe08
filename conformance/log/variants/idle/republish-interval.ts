import { logVariant } from '../../testbed/alteration.ts';
import { withAnswers } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';
import { witnessSigner } from '../../testbed/signers.ts';

export const cosignedAnewForEveryReader = logVariant({
  text: 'has its checkpoint cosigned again for every reader, and publishes nothing itself',
  cites: 'C2SP tlog-checkpoint, "Signatures": others may add signatures; choice republish-every is about the log',
  needs: { declare: { 'republish-every': '600' }, append: false },
  install: (rig) => {
    let time = 1_700_000_000;
    return withAnswers(rig, CHECKPOINT_PATH, async (response) => {
      const note = await response.text();
      const text = `${note.split('\n\n')[0]}\n`;
      const other = witnessSigner('witness.example', time++);
      const line = rig.parts.note(text, [{ name: other.name, keyId: other.keyId, signature: other.sign(text) }]);
      const headers = new Headers(response.headers);
      headers.delete('etag');
      return new Response(note + line.slice(text.length + 1), { headers });
    });
  },
});
