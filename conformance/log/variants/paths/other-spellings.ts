import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const otherSpellingsAnsweredWithTheSameBytes = logVariant({
  text: 'reads numbers with leading zeroes, and indices with a leading element of zero',
  cites:
    'choice other-spellings: the path parser of Tessera does; C2SP tlog-tiles, "Merkle Tree", says what is written, not what is read',
  install: (rig) =>
    withMiddleware(rig, (next) => (request) => {
      const path = pathBelowBase(request)
        .replace(/^tile\/0+(\d)/, 'tile/$1')
        .replace('/x000/', '/')
        .replace(/\.p\/0+(?=\d)/, '.p/');
      return next(new Request(request.url.replace(pathBelowBase(request), path), request));
    }),
});
