import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withSubmissionAnswers } from '../../testbed/certificates/submissions.ts';

export const submissionsAnsweredAsJsonOfAnotherName = certificateLogVariant({
  text: 'answers submissions with the media type of JSON and a charset, and with members of its own',
  cites: 'RFC 6962, section 4: JSON objects may contain fields not specified here',
  needs: { submit: true },
  install: (rig) =>
    withSubmissionAnswers(rig, async (request, _name, next) => {
      const answer = await next(request);
      if (answer.status !== 200) return answer;
      const members = (await answer.json()) as object;
      const text = JSON.stringify({ log: { name: 'a test' }, ...members }, undefined, 4);
      return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
    }),
});
