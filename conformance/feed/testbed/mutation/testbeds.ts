/** The set-ups of the reference feed in which every mutant is judged: one shows what another does not. */

import type { Feed, FeedRig, Middleware } from '../../../../src/reference/feed/index.ts';
import { virtualTime } from '../../../core/run/time.ts';
import type { Choices } from '../../../core/spec/choice.ts';
import type { OpenFeedTarget } from '../../target/feed.ts';
import type { FeedNeeds } from '../needs.ts';
import { feedTestbed, TESTBED_KEY, TESTBED_SITE } from '../testbed.ts';
import { reopenedFeed } from './reopened-feed.ts';
import { publishUnusualEvents, putWrongSites } from './unusual-events.ts';

/** A feed that is there, to be judged. */
interface OpenFeedTestbed {
  readonly target: OpenFeedTarget;
  close(): Promise<void>;
}

/** One set-up. */
export interface FeedMutationTestbed {
  /** Short and lasting: tests are named by it. */
  readonly name: string;
  /** What it is there to show. */
  readonly shows: string;
  /** By which profiles it is judged. Default: all. */
  readonly profiles?: readonly string[];
  /** Rejects where the feed does not open, or takes no events. */
  open(): Promise<OpenFeedTestbed>;
}

/** What the reference is, of all that can be declared: what it does otherwise is then judged. */
const DECLARED: Choices = {
  status: 'always-200',
  'unknown-site': 'no-data',
  'unknown-format': 'invalid-method',
  'site-lists': 'own',
  upcoming: 'not-ended',
  order: 'next',
  'visible-within': '0',
  'clock-skew': '0',
  'null-in-xml': 'empty',
  'title-escaping': 'raw',
  'jsonp-errors': 'called',
  'empty-status': 'no-data',
  'feed-methods': 'not-allowed',
};

/** Where a handler throws, or gives no answer, it is answered as `serve` answers on a socket. */
const asServed: Middleware = (next) => async (request) => {
  const answer = await Promise.resolve(request)
    .then(next)
    .catch(() => undefined);
  return answer instanceof Response ? answer : new Response('internal error\n', { status: 500 });
};

/** A feed of the right rig, altered where `install` says so; `fill` gives it more than every stand has. */
async function opened(
  needs: FeedNeeds,
  install: (rig: FeedRig) => Partial<FeedRig> = () => ({}),
  fill: (feed: Feed) => void = () => {},
): Promise<OpenFeedTestbed> {
  const altered = (rig: FeedRig): FeedRig => {
    const all = { ...rig, ...install(rig) };
    // Over a socket there is nothing in front of the handler: the way from wire to wire is taken only then.
    return needs.socket ? all : { ...all, middleware: [asServed, ...all.middleware] };
  };
  const { feed, target } = await feedTestbed(altered, needs);
  fill(feed);
  return { target, close: () => target.close() };
}

const choosing =
  (choices: Partial<FeedRig['choices']>) =>
  (rig: FeedRig): Partial<FeedRig> => ({ choices: { ...rig.choices, ...choices } });

/** Every set-up, in the order in which they are judged. */
export const feedTestbeds: readonly FeedMutationTestbed[] = [
  {
    name: 'odd',
    shows: 'events that are odd, and what is refused; read only',
    open: () =>
      opened({ declare: DECLARED, publish: false, clock: false }, undefined, (feed) =>
        publishUnusualEvents(feed, TESTBED_SITE, virtualTime().epoch()),
      ),
    profiles: ['interface', 'web'],
  },
  {
    name: 'declared',
    shows: 'all that can be declared; publishing, and a clock; a key like the valid one is banned',
    open: () => opened({ declare: DECLARED }, undefined, (feed) => feed.putKey(`x${TESTBED_KEY}`, { banned: true })),
  },
  { name: 'usual', shows: 'nothing declared; read only', open: () => opened({ publish: false, clock: false }) },
  {
    name: 'otherwise',
    shows: 'the other option wherever there is one that the known service could have',
    open: () =>
      opened(
        {
          declare: {
            ...DECLARED,
            status: 'mirrored',
            'unknown-site': 'invalid-method',
            upcoming: 'day-back',
            'null-in-xml': 'absent',
            'title-escaping': 'html',
          },
        },
        choosing({
          status: 'mirrored',
          unknownSite: 'invalid-method',
          upcoming: 'day-back',
          xmlNull: 'absent',
          titles: 'html-escaped',
        }),
        putWrongSites,
      ),
  },
  {
    name: 'again',
    shows:
      'kept in a file, used, closed and opened again; another feed over the same file publishes, as a process would; ' +
      'an event is listed until its day is over, by its first start',
    open: async () => {
      const { install, publisher, remove } = await reopenedFeed(virtualTime().epoch());
      try {
        const declare = { ...DECLARED, upcoming: 'today', order: 'start' };
        const { target, close } = await opened({ declare, empty: true }, (rig) => ({
          ...install(rig),
          ...choosing({ upcoming: 'today', order: 'start' })(rig),
        }));
        return { target: { ...target, publisher: publisher() }, close: () => close().finally(remove) };
      } catch (cause) {
        await remove();
        throw cause;
      }
    },
    profiles: ['interface', 'web'],
  },
  {
    name: 'socket',
    shows: 'over a socket; an event is listed until it begins, by id',
    open: () =>
      opened(
        { declare: { ...DECLARED, upcoming: 'not-begun', order: 'id' }, socket: true },
        choosing({ upcoming: 'not-begun', order: 'id' }),
      ),
    profiles: ['interface', 'web'],
  },
  {
    name: 'quiet',
    shows: 'nothing is listed at first; in the order of publication',
    open: () => opened({ declare: { ...DECLARED, order: 'other' }, empty: true }, choosing({ order: 'published' })),
    profiles: ['interface', 'web'],
  },
];
