import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { withIfNoneMatch } from '../../testbed/not-modified.ts';

export const entityTagAsteriskIsAnInternalError = logFault({
  text: 'fails inside when If-None-Match is an asterisk',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/if-none-match-forms#asterisk'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.headers.get('if-none-match') === '*' ? new Response('no tag\n', { status: 500 }) : next(request),
    ),
});

export const entityTagAsteriskNotMatched = logFault({
  text: 'reads an asterisk in If-None-Match as an entity tag that it does not have',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/if-none-match-forms#asterisk'],
  install: (rig) =>
    withIfNoneMatch(rig, (given, tag) => given.split(/\s*,\s*/).some((part) => [tag, `W/${tag}`].includes(part))),
});

export const entityTagComparedStrongly = logFault({
  text: 'compares the entity tags of If-None-Match strongly',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/if-none-match-forms#weak'],
  install: (rig) => withIfNoneMatch(rig, (given, tag) => given === '*' || given.split(/\s*,\s*/).includes(tag)),
});

export const entityTagNotFoundInAList = logFault({
  text: 'compares all of If-None-Match with its entity tag, as if it held one only',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/if-none-match-forms#list'],
  install: (rig) => withIfNoneMatch(rig, (given, tag) => ['*', tag, `W/${tag}`].includes(given)),
});
