/** A short way to have a feed rig say errors in HTTP in one format and not in another. */
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { withFeedAnswers } from './alterations.ts';

/** Mirrors errors in the status of HTTP for JSON; XML and calls come with 200, whatever they say. */
export function withErrorsMirroredInJson(rig: FeedRig): FeedRig {
  const mirrored: FeedRig = { ...rig, choices: { ...rig.choices, status: 'mirrored' } };
  return withFeedAnswers(mirrored, /\.xml(\?|$)/, (response) =>
    response.status < 400 ? response : new Response(response.body, { status: 200, headers: response.headers }),
  );
}
