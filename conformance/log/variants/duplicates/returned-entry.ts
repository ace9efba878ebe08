import { logVariant } from '../../testbed/alteration.ts';

export const repeatsAnsweredWithTheEntry = logVariant({
  text: 'answers an entry that it has with that entry again, proved in the tree of now',
  cites: 'choice duplicate: proposed for rekor-tiles (issue 620)',
  install: (rig) => ({ ...rig, duplicates: 'return-existing' }),
});
