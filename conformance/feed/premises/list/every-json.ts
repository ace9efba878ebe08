import type { WatchBody } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isJsonType, readMediaType } from '../../oracle/http/media-type.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listAddress, listing } from './listing.ts';

/** The body of a watch that judges the first listing, and every later answer of the feed that calls itself JSON. */
export function everyJson<R extends string>(
  judge: (answer: Answer, at: string) => Defect<R> | undefined,
): WatchBody<FeedTarget, never, R>['begin'] {
  return (feed, t) => {
    let first: readonly [Defect<R>, Answer] | undefined;
    return {
      on(exchange, answer) {
        if (first || !answer || !isServedAsJson(exchange, answer)) return;
        const defect = judge(answer, exchange.resource!);
        if (defect) first = [defect, answer];
      },
      async end() {
        const { answer } = await t.use(listing);
        t.judge(judge(answer, listAddress(feed)), answer);
        if (first) t.judge(...first);
      },
    };
  };
}

/** Whether the feed answers a request for JSON with content that it calls so. A gateway answers with pages in HTML. */
function isServedAsJson({ resource = '', request }: Exchange, answer: Answer): boolean {
  if (request.method !== 'GET' || answer.status !== 200 || answer.cut) return false;
  if (!/^events\/[^/]*\.json$/.test(resource) || /[?&]callback(?:%5B.*?%5D|\[.*?\])?=/i.test(request.url)) return false;
  const type = readMediaType(headerValue(answer, 'content-type') ?? '')?.type;
  return type !== undefined && isJsonType(type);
}
