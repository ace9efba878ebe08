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

/** The envelope that says that there were too many requests (known service, "Server codes"), with HTTP status 200, in JSON. */
export function requestLimitReached({ clock }: FeedRig, requests: number): Response {
  const timestamp = Math.floor(clock.now() / 1000);
  const meta = { requests, timestamp, status: 429, message: 'API request limit reached', method_id: 1559, method: {} };
  return Response.json({ meta, data: [] }, { headers: { 'cache-control': 'no-store' } });
}
