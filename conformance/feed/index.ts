/** The suite of checks for site events feeds. */
import type { FeedTarget } from '../core/feed-target.ts';
import { suite } from '../core/suite.ts';
import * as agreement from './agreement.ts';
import * as caching from './caching.ts';
import * as coded from './coded.ts';
import * as conditional from './conditional.ts';
import * as counter from './counter.ts';
import * as date from './date.ts';
import * as echo from './echo.ts';
import * as envelope from './envelope.ts';
import * as event from './event.ts';
import * as format from './format.ts';
import * as http from './http.ts';
import * as json from './json.ts';
import * as jsonp from './jsonp.ts';
import * as key from './key.ts';
import * as known from './known.ts';
import * as methods from './methods.ts';
import * as odd from './odd.ts';
import * as order from './order.ts';
import * as otherSite from './other-site.ts';
import { phrases } from './phrases.ts';
import * as published from './published.ts';
import * as quiet from './quiet.ts';
import * as realtime from './realtime.ts';
import * as refusal from './refusal.ts';
import * as sequences from './sequences.ts';
import * as served from './served.ts';
import * as site from './site.ts';
import * as upcoming from './upcoming.ts';
import * as xml from './xml.ts';

/** All checks of the feed suite. `plan(feedSuite, …)` chooses from them. */
export const feedSuite = suite<FeedTarget>(
  'feed',
  {
    served,
    json,
    xml,
    agreement,
    jsonp,
    format,
    envelope,
    event,
    date,
    known,
    key,
    refusal,
    echo,
    site,
    quiet,
    http,
    coded,
    conditional,
    odd,
    methods,
    caching,
    counter,
    realtime,
    published,
    upcoming,
    order,
    otherSite,
    sequences,
  },
  phrases,
);
