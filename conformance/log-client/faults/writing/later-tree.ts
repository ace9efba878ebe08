import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const laterTreesRefused = clientFault({
  text: 'refuses a proof in a tree that ends behind the entry',
  breaks: 'CLIENT-WR-007',
  caughtBy: ['log-client/writing/later-tree#refused'],
  needs: { as: 'writer' },
  install: (rig) => ({
    ...rig,
    rootOfProof: (index, size, ...rest) =>
      index + 1n < size ? refuse('the tree does not end with the entry') : rig.rootOfProof(index, size, ...rest),
  }),
});
