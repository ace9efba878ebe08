/** The suite of checks for site events feeds. */
import { suite } from '../core/check/suite.ts';
import * as conditional from './checks/caching/not-modified.ts';
import * as caching from './checks/caching/stale-answer.ts';
import * as counter from './checks/counter/rises.ts';
import * as date from './checks/date/same-in-every-language.ts';
import * as envelope from './checks/envelope/method-id.ts';
import * as event from './checks/event/unique-id.ts';
import * as agreement from './checks/format/path.ts';
import * as format from './checks/format/unknown.ts';
import * as methods from './checks/http/other-methods.ts';
import * as http from './checks/http/status.ts';
import * as json from './checks/json/content-type.ts';
import * as served from './checks/json/served.ts';
import * as jsonp from './checks/jsonp/unsafe-callbacks.ts';
import * as echo from './checks/key/echo.ts';
import * as key from './checks/key/required.ts';
import * as quiet from './checks/open-data/empty-site.ts';
import * as refusal from './checks/open-data/invalid-key.ts';
import * as known from './checks/open-data/message.ts';
import * as otherSite from './checks/other-site/own-events.ts';
import * as published from './checks/published/changes.ts';
import * as realtime from './checks/realtime/first-item.ts';
import * as sequences from './checks/realtime/sequences.ts';
import * as site from './checks/site/unknown.ts';
import * as odd from './checks/unusual-requests/answered.ts';
import * as upcoming from './checks/upcoming/ended.ts';
import * as xml from './checks/xml/form.ts';
import * as coded from './premises/content-coding/coded-form.ts';
import * as order from './premises/order/matching-orders.ts';
import { feedScope } from './scope.ts';
import type { FeedTarget } from './target/target.ts';

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
  feedScope,
);
